import { setTimeout } from "node:timers/promises"
import { expect, test } from "vitest"
import { onlyLast } from "./only-last.ts"

function questions() {
  const [taken, failed]: [string[], string[]] = [[], []]
  const ask = onlyLast<string>(
    (answer) => taken.push(answer),
    ({ message }) => failed.push(message),
  )
  return { taken, failed, ask }
}

async function failAfter(ms: number): Promise<string> {
  await setTimeout(ms)
  throw new Error("too late")
}

test("each answer is taken if it comes before the next question", async () => {
  const { taken, ask } = questions()
  for (const answer of ["one", "two"]) {
    const asked = Promise.resolve(answer)
    ask(asked)
    await asked
  }
  expect(taken).toEqual(["one", "two"])
})

test("an answer that was overtaken is dropped, and so is its error", async () => {
  const { taken, failed, ask } = questions()
  const asked = [setTimeout(20, "slow"), failAfter(10), Promise.resolve("quick")]
  for (const one of asked) ask(one)
  await Promise.allSettled(asked)
  expect([taken, failed]).toEqual([["quick"], []])
})

test("the last question's error is told", async () => {
  const { failed, ask } = questions()
  const asked = Promise.reject(new Error("no connection"))
  ask(asked)
  await Promise.allSettled([asked])
  expect(failed).toEqual(["no connection"])
})
