import { expect, it } from "vitest"
import { isMailingForm } from "./mailing-forms.server.ts"

it.each([
  "/newsletter",
  "/hu/newsletter",
  "/hu/NewsLetter",
  "/HU/newsletter",
  "/hu//newsletter/",
  "/hu/newsletter.data",
  "/hu/newsletter/_.data",
  "/hu/restock-notice",
  "/en/contact",
  "/hu/elallas",
  "/en/complaints",
  "/hu/rendeles-kovetes",
])("%s sends e-mails to anybody", (path) => expect(isMailingForm(path)).toBe(true))

it.each(["/", "/hu", "/hu/cart", "/hu/checkout", "/hu/newsletter/x", "/de/newsletter"])(
  "%s does not",
  (path) => expect(isMailingForm(path)).toBe(false),
)
