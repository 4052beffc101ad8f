import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeEach, expect, test, vi } from "vitest"
import { useDraft } from "./use-draft.ts"

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

type Draft = ReturnType<typeof useDraft>

interface FormProps {
  name: string
  saved: string | undefined
  onOpen: (draft: Draft) => void
}

function Form({ name, saved, onOpen }: FormProps) {
  onOpen(useDraft(name, saved))
  return null
}

/** A form that is opened: what it shows, and what its fields and buttons call. */
function open(name: string, saved?: string): Draft {
  const onOpen = vi.fn<(draft: Draft) => void>()
  renderToStaticMarkup(createElement(Form, { name, saved, onOpen }))
  const [draft] = onOpen.mock.lastCall ?? []
  if (!draft) throw new Error("The form was not rendered")
  return draft
}

const shown = (name: string, saved?: string) => open(name, saved)[0]
const write = (name: string, text: string, saved?: string) => open(name, saved)[1](text)

test("a form begins with what the back end has, or empty", () => {
  expect([shown("answer:1", "Sent before."), shown("answer:1")]).toEqual(["Sent before.", ""])
})

test("what was written and not sent is there again, in the same form only", () => {
  write("answer:1", "Dear")
  write("answer:1", "Dear Anna")
  expect([shown("answer:1"), shown("answer:2"), shown("reason:1")]).toEqual(["Dear Anna", "", ""])
})

test("a draft is newer than what the back end has, also if everything was deleted", () => {
  write("answer:1", "Better.", "Sent before.")
  expect(shown("answer:1", "Sent before.")).toBe("Better.")
  write("answer:1", "", "Sent before.")
  expect(shown("answer:1", "Sent before.")).toBe("")
})

test("after sending, or once the text is the saved one again, nothing is kept", () => {
  write("answer:1", "Dear Anna")
  open("answer:1")[2]()
  expect(shown("answer:1", "Dear Anna, as sent.")).toBe("Dear Anna, as sent.")
  write("answer:1", "Better.", "Sent before.")
  write("answer:1", "Sent before.", "Sent before.")
  expect(kept.size).toBe(0)
})
