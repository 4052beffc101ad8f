import { type ReactNode, useEffect, useReducer } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Skeleton, SkeletonText } from "#app/ui/feedback/skeleton.tsx"
import { Dialog } from "#app/ui/windows/dialog.tsx"
import { QuickViewContent } from "./quick-view-content.tsx"
import {
  CLOSE_AFTER_ADDING_MS,
  type QuickViewEvent,
  type QuickViewState,
  quickView,
} from "./quick-view-state.ts"
import { useQuickProduct } from "./use-quick-product.ts"

export type AddForm = (state: QuickViewState, dispatch: (event: QuickViewEvent) => void) => ReactNode

interface QuickViewDialogProps {
  /** The handle of the product; a new one opens the dialog again. */
  handle: string | null
  onClose: () => void
  /** The cart is another feature: the shell provides the button. */
  addForm: AddForm
}

/** The quick view of a product over a list (specification, section 2). */
export function QuickViewDialog({ handle, onClose, addForm }: QuickViewDialogProps) {
  const t = useTranslations("quickView")
  const [state, dispatch] = useReducer(quickView, { kind: "closed" })
  useQuickProduct(state, dispatch)
  useEffect(() => dispatch(handle === null ? { type: "close" } : { type: "open", handle }), [handle])
  useEffect(() => {
    if (state.kind !== "added") return
    const timer = setTimeout(onClose, CLOSE_AFTER_ADDING_MS)
    return () => clearTimeout(timer)
  }, [state.kind, onClose])

  return (
    <Dialog
      open={state.kind !== "closed"}
      onClose={onClose}
      size="large"
      title={"product" in state ? state.product.title : t("title")}
      titleHidden
      closeLabel={t("close")}
    >
      {state.kind === "loading" && <Loading />}
      {state.kind === "failed" && (
        <Notice
          tone="danger"
          live
          action={
            <Button variant="secondary" onClick={onClose}>
              {t("forceClose")}
            </Button>
          }
        >
          {state.reason === "missing" ? t("missing") : t("failed")}
        </Notice>
      )}
      {"product" in state && (
        <QuickViewContent
          state={state}
          dispatch={dispatch}
          onFollow={onClose}
          addForm={addForm(state, dispatch)}
        />
      )}
    </Dialog>
  )
}

function Loading() {
  const t = useTranslations("quickView")
  return (
    <div role="status" className="grid gap-8 sm:grid-cols-2">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="aspect-4/5 w-full" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-6 w-1/3" />
        <SkeletonText lines={3} />
      </div>
    </div>
  )
}
