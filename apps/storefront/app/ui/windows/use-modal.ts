import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react"

export interface ModalState {
  open: boolean
  /** Called by Escape, the backdrop or the close button. */
  onClose: () => void
  /** Closing is not allowed (a payment is running); `onClosePrevented` is called instead. */
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
 * Connects the native modal `<dialog>` with a state. The browser traps and restores the focus, makes the page
 * behind inert and draws above everything; this hook only decides when it closes.
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
    // A browser closes on a second Escape even if `cancel` was prevented: a locked dialog is opened again.
    onClose: (event) => {
      // The event is late: the dialog may have been opened again by now.
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
