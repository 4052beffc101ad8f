import { useNonce } from "../nonce.tsx"

/**
 * Keeps what the visitor does before the page is hydrated and nothing in the page would answer: clicks on buttons that need
 * scripts, and changed fields (the last state of each). `replay-events.ts` repeats it afterward. Links and forms work
 * without scripts and are not kept; but a form that is on its way is not sent a second time, because two additions would
 * be two pieces. It is free again after ten seconds, should the visitor have stopped it. A form that is sent has what was
 * typed, although its part of the page may have been hydrated meanwhile, which resets the fields.
 */
const SOURCE = `(() => {
  let kept = []
  const sent = new Map()
  const keep = entry => kept.push(entry)
  const onClick = event => {
    const button = event.isTrusted && event.target.closest("button[type=button]")
    if (!button) return
    event.stopImmediatePropagation()
    button.dataset.kept = ""
    keep({ element: button })
  }
  const isSame = (one, other) => one === other || (other.type === "radio" && one.name === other.name && one.form === other.form)
  const onChange = event => {
    if (!event.isTrusted) return
    event.stopImmediatePropagation()
    const { target: element } = event
    kept = kept.filter(entry => !isSame(entry.element, element))
    keep({ element, value: element.value, checked: element.checked })
  }
  const whatOf = ({ submitter }) => submitter?.name ? submitter.name + "=" + submitter.value : ""
  const free = form => {
    for (const button of document.querySelectorAll("[data-kept]")) if (button.form === form) delete button.dataset.kept
    sent.delete(form)
  }
  const setAgain = ({ element, value, checked }) => {
    if (value === undefined || element.type === "file") return
    element.value = value
    element.checked = checked
  }
  const beforeSubmit = event => {
    kept.filter(({ element }) => element.form === event.target).forEach(setAgain)
    if (sent.get(event.target) !== whatOf(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onSubmit = event => {
    const { target: form, submitter, defaultPrevented } = event
    if (defaultPrevented || form.method !== "post") return
    sent.set(form, whatOf(event))
    if (submitter) submitter.dataset.kept = ""
    setTimeout(free, 10_000, form)
  }
  const listeners = { click: onClick, input: onChange, change: onChange }
  for (const type in listeners) addEventListener(type, listeners[type], true)
  addEventListener("submit", beforeSubmit, true)
  addEventListener("submit", onSubmit)
  addEventListener("pageshow", ({ persisted }) => persisted && [...sent.keys()].forEach(free))
  window.keptEvents = {
    take: () => kept.shift(),
    end() {
      for (const type in listeners) removeEventListener(type, listeners[type], true)
      removeEventListener("submit", onSubmit)
    },
  }
})()`

/** The development server renders with React, which hydrates the page at once. */
export function EventReplayScript() {
  const nonce = useNonce()
  if (import.meta.env.DEV) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />
}
