import type { Appearance, FormEvents, PageError, QuestionName, Questions } from "../protocol.ts"
import { type FrameChannel, openFrameChannel } from "./frame-channel.ts"
import { IntegrationError } from "./integration-error.ts"

type Handler = (event: unknown) => void

export interface PaymentElement {
  mount(target: string | Element): void
  unmount(): void
  destroy(): void
  on(name: string, handler: Handler): PaymentElement
  once(name: string, handler: Handler): PaymentElement
  off(name: string, handler?: Handler): PaymentElement
  update(options: object): void
  focus(): void
  blur(): void
  clear(): void
  collapse(): void
}

/** The element as seen by the other parts of the script. */
export interface OwnElement {
  element: PaymentElement
  type: string
  ask<Name extends QuestionName>(name: Name, ask: Questions[Name]["ask"]): Promise<Questions[Name]["answer"]>
  /** Informs the form about another language or appearance. */
  refresh(): void
  /** Informs the page that the form cannot be used. */
  failLoading(error: PageError): void
}

export interface ElementSurroundings {
  origin: string
  locale(): string
  appearance(): Appearance
}

const TITLES: Record<string, string> = {
  hu: "Bankkártyaadatok biztonságos megadása",
  en: "Secure payment input frame",
}

/** An element whose fields are in an iframe of the sandbox. */
export function createPaymentElement(type: string, surroundings: ElementSurroundings): OwnElement {
  const handlers = new Map<string, Set<Handler>>()
  let frame: HTMLIFrameElement | null = null
  let channel: FrameChannel | null = null

  const emit = (name: string, event: object) => {
    for (const handler of [...(handlers.get(name) ?? [])]) handler({ elementType: type, ...event })
  }

  const hear = <Name extends keyof FormEvents>(name: Name, value: FormEvents[Name]) => {
    if (name === "height") {
      if (frame) frame.style.height = `${value}px`
    } else if (name === "change") {
      emit("change", { ...(value as FormEvents["change"]), collapsed: false, value: { type: "card" } })
    } else {
      emit(name, {})
    }
  }

  const start = () =>
    channel?.ask("start", { locale: surroundings.locale(), appearance: surroundings.appearance() }) ?? null

  const unmount = () => {
    channel?.close()
    frame?.remove()
    frame = null
    channel = null
  }

  const sendToForm = (name: "focus" | "blur" | "clear") => void channel?.ask(name, null)

  const element: PaymentElement = {
    mount: (target) => {
      const place = typeof target === "string" ? document.querySelector(target) : target
      if (!place)
        throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements.`)
      unmount()
      frame = buildFrame(surroundings)
      channel = openFrameChannel(frame, surroundings.origin, hear)
      frame.addEventListener("load", () => void start())
      emit("loaderstart", {})
      place.replaceChildren(frame)
    },
    unmount,
    destroy: () => {
      unmount()
      handlers.clear()
    },
    on: (name, handler) => {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
      return element
    },
    once: (name, handler) => {
      const first: Handler = (event) => {
        element.off(name, first)
        handler(event)
      }
      return element.on(name, first)
    },
    off: (name, handler) => {
      if (handler) handlers.get(name)?.delete(handler)
      else handlers.delete(name)
      return element
    },
    update: () => {},
    focus: () => sendToForm("focus"),
    blur: () => sendToForm("blur"),
    clear: () => sendToForm("clear"),
    collapse: () => {},
  }

  return {
    element,
    type,
    ask: (name, ask) => {
      if (!channel) {
        throw new IntegrationError(
          "We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.",
        )
      }
      return channel.ask(name, ask)
    },
    refresh: () => void start(),
    failLoading: (error) => emit("loaderror", { error }),
  }
}

function buildFrame({ origin, locale }: ElementSurroundings): HTMLIFrameElement {
  const frame = document.createElement("iframe")
  const wanted = locale().slice(0, 2)
  const language = Object.hasOwn(TITLES, wanted) ? wanted : "en"
  frame.src = `${origin}/elements/card-form?locale=${language}`
  frame.title = TITLES[language] ?? ""
  frame.allow = "payment"
  Object.assign(frame.style, {
    border: "0",
    display: "block",
    width: "100%",
    height: "240px",
    // Like Stripe's own iframes: if its color scheme differs from the page's, an iframe gets an opaque
    // background.
    colorScheme: "light only",
  })
  return frame
}
