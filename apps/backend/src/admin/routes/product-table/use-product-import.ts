import { useEffect, useSyncExternalStore } from "react"
import { currentImport, type ProductImport, watchImport } from "./product-import.ts"

/** The import of a spreadsheet as it is now. While it runs, the browser asks before it closes or reloads the tab. */
export function useProductImport(): ProductImport {
  const now = useSyncExternalStore(watchImport, currentImport)
  const isRunning = now.done !== null || now.fetched !== null
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isRunning])
  return now
}
