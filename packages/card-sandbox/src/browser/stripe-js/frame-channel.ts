import type { Answer, FormEventMessage, FormEvents, Question, QuestionName, Questions } from "../protocol.ts"

export interface FrameChannel {
  ask<Name extends QuestionName>(name: Name, ask: Questions[Name]["ask"]): Promise<Questions[Name]["answer"]>
  close(): void
}

type Listener = <Name extends keyof FormEvents>(name: Name, value: FormEvents[Name]) => void

/** Communicates with the form in one iframe. Messages of other windows and origins are ignored. */
export function openFrameChannel(frame: HTMLIFrameElement, origin: string, listener: Listener): FrameChannel {
  const open = new Map<number, (answer: never) => void>()
  let lastId = 0

  const hear = (event: MessageEvent<Answer | FormEventMessage | undefined>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow || !event.data) return
    if (event.data.sandbox === "event") listener(event.data.name, event.data.value)
    if (event.data.sandbox !== "answer") return
    open.get(event.data.id)?.(event.data.answer as never)
    open.delete(event.data.id)
  }
  window.addEventListener("message", hear)

  return {
    ask: (name, ask) =>
      new Promise((resolve) => {
        const id = ++lastId
        open.set(id, resolve)
        const question: Question = { sandbox: "question", id, name, ask }
        frame.contentWindow?.postMessage(question, origin)
      }),
    close: () => window.removeEventListener("message", hear),
  }
}
