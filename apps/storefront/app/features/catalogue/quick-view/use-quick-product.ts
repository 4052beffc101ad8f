import { type Dispatch, useEffect } from "react"
import { useLocale } from "use-intl"
import { fetchProduct } from "../fetch-product.ts"
import type { QuickViewEvent, QuickViewState } from "./quick-view-state.ts"

/** Reads the product of a quick view that is loading. */
export function useQuickProduct(state: QuickViewState, dispatch: Dispatch<QuickViewEvent>): void {
  const locale = useLocale()
  const handle = state.kind === "loading" ? state.handle : null
  useEffect(() => {
    if (handle === null) return
    const abort = new AbortController()
    const load = async () => {
      const product = await fetchProduct(handle, locale, abort.signal)
      if (abort.signal.aborted) return
      dispatch(product ? { type: "product", product } : { type: "load-failed" })
    }
    load()
    return () => abort.abort()
  }, [handle, locale, dispatch])
}
