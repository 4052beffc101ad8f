import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router"
import { expect, test } from "vitest"
import { sendOrKeep } from "./send-or-keep.ts"

const sent = (body: URLSearchParams | FormData = new URLSearchParams()) =>
  new Request("https://shop.example/hu/contact", { method: "POST", body })
const refused = (status: number) => new ErrorResponse(status, "", "<!doctype html>")

test.each([
  [refused(413), "large"],
  [refused(408), "slow"],
  [refused(429), "often"],
  [refused(503), "shop"],
  [new TypeError("Failed to fetch"), "connection"],
] as const)("a form that does not reach its action stays: %s", async (error, unsent) => {
  const answer = await sendOrKeep({ request: sent(), serverAction: () => Promise.reject(error) })
  expect(answer).toMatchObject({ data: { unsent }, init: { status: 503 } })
})

test.each([refused(404), refused(409), new Error("A fault of a page")])(
  "other errors have a page: %s",
  async (error) => {
    await expect(sendOrKeep({ request: sent(), serverAction: () => Promise.reject(error) })).rejects.toBe(
      error,
    )
  },
)

test("an answer is handed on", async () => {
  expect(await sendOrKeep({ request: sent(), serverAction: () => Promise.resolve("done") })).toBe("done")
})

test.each([
  [new URLSearchParams(), false],
  [new FormData(), true],
])("only a form that takes files is told to send fewer: %#", async (body, hasFiles) => {
  const serverAction = () => Promise.reject(refused(413))
  expect(await sendOrKeep({ request: sent(body), serverAction })).toMatchObject({ data: { hasFiles } })
})
