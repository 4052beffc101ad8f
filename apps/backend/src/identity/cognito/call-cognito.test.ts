import { expect, it } from "vitest"
import { AccountError } from "../account-error.ts"
import { callCognito } from "./call-cognito.ts"

const answered = (status: number, name = "InternalErrorException") =>
  Object.assign(new Error("no"), { name, $metadata: { httpStatusCode: status } })
const unanswered = Object.assign(new Error("connect ECONNREFUSED"), { $metadata: {} })

async function ask(failures: unknown[], random = 0) {
  const waits: number[] = []
  let asked = 0
  const left = [...failures]
  const outcome = await callCognito(
    async () => {
      asked += 1
      const failure = left.shift()
      if (failure) throw failure
      return "answer"
    },
    { random: () => random, wait: async (ms) => void waits.push(ms) },
  ).catch((error: unknown) => error)
  return { outcome, asked, waits }
}

it.each([
  ["no answer", unanswered],
  ["500", answered(500)],
  ["503", answered(503)],
  ["throttled", answered(400, "TooManyRequestsException")],
])("asks up to three times, 2^n · 100 ms apart: %s", async (_, failure) => {
  expect(await ask([failure, failure])).toEqual({ outcome: "answer", asked: 3, waits: [200, 400] })
  const given = await ask([failure, failure, failure])
  expect([given.asked, (given.outcome as AccountError).code]).toEqual([3, "identity_unavailable"])
})

it("increases the pauses between attempts", async () => {
  expect((await ask([unanswered], 0.5)).waits).toEqual([250])
})

it("passes on a refusal at once", async () => {
  const refusal = answered(400, "NotAuthorizedException")
  expect(await ask([refusal])).toEqual({ outcome: refusal, asked: 1, waits: [] })
})

it("reports Amazon's own limit as too many attempts", async () => {
  const { outcome, asked } = await ask([answered(400, "LimitExceededException")])
  expect(outcome).toBeInstanceOf(AccountError)
  expect([asked, (outcome as AccountError).code]).toEqual([1, "too_many_attempts"])
})
