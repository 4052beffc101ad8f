import { X } from "lucide-react"
import { type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"
import { IconButton } from "../controls/icon-button.tsx"
import { BackCloses } from "./back-closes.tsx"
import { type ModalState, useModal } from "./use-modal.ts"

export interface DialogProps extends ModalState {
  title: ReactNode
  titleHidden?: boolean
  closeLabel: string
  /** Centered by default; at the top if its content grows while it is used. */
  place?: "middle" | "top"
  /** Whether the page behind is darkened; it cannot be used either way. */
  overlay?: boolean
  size?: "small" | "medium" | "large" | "fullscreen"
  footer?: ReactNode
  children: ReactNode
}

const SIZES = {
  small: "max-w-112 rounded-lg",
  medium: "max-w-160 rounded-lg",
  large: "max-w-240 rounded-lg",
  fullscreen: "h-dvh max-h-none w-dvw max-w-none",
}

const PLACES = {
  middle: "max-h-[calc(100dvh-2rem)]",
  top: "mt-4 max-h-[calc(100dvh-2rem)] sm:mt-[8dvh] sm:max-h-[84dvh]",
}

/** A modal dialog. Its content exists only while it is open. */
export function Dialog({
  title,
  titleHidden,
  closeLabel,
  place = "middle",
  overlay = true,
  size = "medium",
  footer,
  children,
  ...state
}: DialogProps) {
  const titleId = useId()
  const { handlers, leave } = useModal(state)
  return (
    <dialog
      {...handlers}
      aria-labelledby={titleId}
      className={classNames(
        "m-auto w-[calc(100vw-2rem)] overflow-hidden bg-surface-raised text-ink shadow-float open:flex open:animate-rise",
        overlay ? "backdrop:animate-fade" : "backdrop:bg-transparent",
        PLACES[place],
        SIZES[size],
      )}
    >
      {state.open && (
        <div className="flex min-w-0 flex-1 flex-col">
          <BackCloses onClose={leave} />
          <div className="flex items-center gap-4 py-3 pr-3 pl-6">
            <h2 id={titleId} className={titleHidden ? "sr-only" : "text-title-sm"}>
              {title}
            </h2>
            <IconButton
              label={closeLabel}
              onClick={leave}
              className="ml-auto"
              disabled={state.locked && !state.onClosePrevented}
            >
              <X className="size-5" />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-border border-t px-6 py-4">{footer}</div>
          )}
        </div>
      )}
    </dialog>
  )
}
