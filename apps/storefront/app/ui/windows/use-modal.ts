import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react"

export interface ModalState {
  open: boolean
  /** Asked for by Escape, the backdrop or the close button. */
  onClose: () => void
  /** Closing is refused (a payment under way); `onClosePrevented` is told instead. */
  locked?: boolean
  onClosePrevented?: () => void
}

export interface ModalHandlers {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent) => void
  onClick: (event: MouseEvent) => void
}

/**
 * Ties the browser's own modal `<dialog>` to a state. The browser traps and gives back the focus, makes the
 * page behind inert and draws above everything; here only the ways out are decided.
 */
export function useModal({ open, onClose, locked, onClosePrevented }: ModalState): {
  handlers: ModalHandlers
  leave: () => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  const leave = () => (locked ? onClosePrevented?.() : onClose())

  useEffect(() => {
    const dialog = ref.current
    if (open) dialog?.showModal()
    return () => dialog?.close()
  }, [open])

  const handlers: ModalHandlers = {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      leave()
    },
    // A browser closes on a second Escape whatever `cancel` said: a locked dialog is opened again.
    onClose: (event) => {
      // The event comes late: by now the dialog may have been opened again.
      if (event.target !== ref.current || !open || ref.current?.open) return
      if (locked) ref.current?.showModal()
      else onClose()
    },
    onClick: (event) => {
      if (event.target === ref.current) leave()
    },
  }
  return { handlers, leave }
}
