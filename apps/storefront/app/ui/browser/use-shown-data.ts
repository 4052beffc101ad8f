import { useEffect } from "react"

/** The data of a route while its page is shown; null: it is not. */
export interface ShownData<Data> {
  current: Data | null
}

/** Keeps a page's data for its loader, which returns it if the connection breaks while the page is read again. */
export function useShownData<Data>(shown: ShownData<Data>, data: Data | null): void {
  useEffect(() => {
    shown.current = data
    return () => {
      shown.current = null
    }
  }, [shown, data])
}
