import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { expect, test } from "vitest"
import { followStaffLanguage } from "./request-language.ts"
import { staffText } from "./staff-language.ts"

const word = () => staffText({ hu: "igen", en: "yes" })

function answerTo(cookie: string | undefined): Promise<string> {
  const req = { headers: { cookie } } as MedusaRequest
  return new Promise((resolve) => {
    followStaffLanguage(req, {} as MedusaResponse, async () => {
      await Promise.resolve()
      resolve(word())
    })
  })
}

test("each call is answered in the language of its caller's profile, even if calls overlap", async () => {
  expect(await Promise.all([answerTo("a=1; lng=en; b=2"), answerTo("lng=hu")])).toEqual(["yes", "igen"])
})

test.each([undefined, "", "lng=de", "xlng=en", "lng="])(
  "without a language that the shop has, its own holds: %j",
  async (cookie) => {
    expect(await answerTo(cookie)).toBe("igen")
  },
)

test("outside of a call the shop's default language is used", () => {
  expect(word()).toBe("igen")
})
