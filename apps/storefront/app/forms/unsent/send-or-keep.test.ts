import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router"
import { expect, test } from "vitest"
import { sendOrKeep } from "./send-or-keep.ts"

const refused = (status: number) => new ErrorResponse(status, "", "<!doctype html>")

test.each([
  [refused(413), "large"],
  [refused(408), "slow"],
  [refused(429), "often"],
  [refused(503), "shop"],
  [new TypeError("Failed to fetch"), "connection"],
] as const)("a form that does not reach its action stays: %s", async (error, unsent) => {
  const answer = await sendOrKeep(() => Promise.reject(error))
  expect(answer).toMatchObject({ data: { unsent }, init: { status: 503 } })
})

test.each([refused(404), refused(409), new Error("A fault of a page")])(
  "other errors have a page: %s",
  async (error) => {
    await expect(sendOrKeep(() => Promise.reject(error))).rejects.toBe(error)
  },
)

test("an answer is handed on", async () => {
  expect(await sendOrKeep(() => Promise.resolve("done"))).toBe("done")
})
