import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { expect, test } from "vitest"
import { mailLanguage, noteMailLanguage } from "./mail-language.ts"
import { followStaffLanguage } from "./request-language.ts"

type Body = "validatedBody" | "body"

function metadataOf(cookie: string, metadata?: unknown, body: Body = "validatedBody"): unknown {
  const req = {
    headers: { cookie },
    [body]: { email: "eva@example.com", metadata },
  } as unknown as MedusaRequest
  followStaffLanguage(req, {} as MedusaResponse, () =>
    noteMailLanguage(req, {} as MedusaResponse, () => undefined),
  )
  return (req[body] as { metadata: unknown }).metadata
}

test("an e-mail that is written later is in the language of who asked for it", () => {
  expect(mailLanguage(metadataOf("lng=en"))).toBe("en")
  expect(mailLanguage(metadataOf("lng=en", undefined, "body"))).toBe("en")
  expect(mailLanguage(metadataOf("lng=hu", { staff_language: "en" }))).toBe("hu")
})

test("what else a caller notes is kept", () => {
  expect(metadataOf("lng=en", { department: "stock" })).toMatchObject({ department: "stock" })
})

test.each([undefined, null, {}, { staff_language: "de" }, { staff_language: 1 }])(
  "without a language of the staff it is the default one: %j",
  (metadata) => {
    expect(mailLanguage(metadata)).toBe("hu")
  },
)
