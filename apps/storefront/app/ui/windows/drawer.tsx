import { X } from "lucide-react"
import { type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"
import { IconButton } from "../controls/icon-button.tsx"
import { BackCloses } from "./back-closes.tsx"
import { type ModalState, useModal } from "./use-modal.ts"

export interface DrawerProps extends ModalState {
  title: ReactNode
  closeLabel: string
  /** The edge it comes from; "end" is the right edge on a desktop and the bottom on a phone. */
  side?: "start" | "end"
  footer?: ReactNode
  children: ReactNode
}

const SIDES = {
  start: "mr-auto h-dvh max-h-none w-[min(24rem,100vw-3rem)] open:animate-slide-from-start",
  end: "mt-auto max-h-[88dvh] w-full max-w-none rounded-t-lg open:animate-slide-from-bottom sm:mt-0 sm:ml-auto sm:h-dvh sm:max-h-none sm:w-[26rem] sm:rounded-none sm:open:animate-slide-from-end",
}

/** A modal sheet at the edge: filters, menu, cart. */
export function Drawer({ title, closeLabel, side = "end", footer, children, ...state }: DrawerProps) {
  const titleId = useId()
  const { handlers, leave } = useModal(state)
  return (
    <dialog
      {...handlers}
      aria-labelledby={titleId}
      className={classNames(
        "overflow-hidden bg-surface-raised text-ink shadow-float backdrop:animate-fade open:flex",
        SIDES[side],
      )}
    >
      {state.open && (
        <div className="flex min-w-0 flex-1 flex-col">
          <BackCloses onClose={leave} />
          <div className="flex items-center gap-4 border-border border-b py-2.5 pr-3 pl-6">
            <h2 id={titleId} className="text-title-xs">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={leave} className="ml-auto">
              <X className="size-5" />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          {footer && (
            <div className="border-border border-t px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
