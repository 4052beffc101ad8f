import type { Answer, FormEventMessage, FormEvents, Question, QuestionName, Questions } from "../protocol.ts"

type Handlers = {
  [Name in QuestionName]: (
    ask: Questions[Name]["ask"],
  ) => Questions[Name]["answer"] | Promise<Questions[Name]["answer"]>
}

export interface ParentChannel {
  emit<Name extends keyof FormEvents>(name: Name, value: FormEvents[Name]): void
}

/**
 * Communicates with the page around the iframe only. The page sends the first message; after that, messages
 * of other origins are ignored and nothing is sent to them.
 */
export function openParentChannel(handlers: Handlers): ParentChannel {
  let origin: string | null = null
  const post = (message: Answer | FormEventMessage) => {
    if (origin !== null) window.parent.postMessage(message, origin)
  }

  window.addEventListener("message", async (event: MessageEvent<Question | undefined>) => {
    if (event.source !== window.parent || event.data?.sandbox !== "question") return
    origin ??= event.origin
    if (event.origin !== origin) return
    const { id, name, ask } = event.data
    if (!Object.hasOwn(handlers, name)) return
    const handle = handlers[name] as (ask: unknown) => unknown
    post({ sandbox: "answer", id, answer: await handle(ask) })
  })

  return { emit: (name, value) => post({ sandbox: "event", name, value }) }
}
