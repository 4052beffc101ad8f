import { expect, it } from "vitest"
import { LOCALES } from "./locales.ts"
import "./messages.server.ts"
import { messagesFor } from "./messages.ts"

it.each(LOCALES)("no text in %s has a separator that may begin a line", (locale) => {
  const texts = JSON.stringify(messagesFor(locale))
  expect(texts).toContain("\u00A0· ")
  expect(texts).not.toContain(" · ")
})
