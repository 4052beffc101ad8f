import type { Account } from "./accounts.ts"

export interface SignInFigures {
  perSecond: number
  /** Of each sign-in. */
  eachMs: number[]
}

async function signIn(backendUrl: string, { email, password }: Account): Promise<void> {
  const response = await fetch(`${backendUrl}/account/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, locale: "hu" }),
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`A sign-in was refused with ${response.status}: ${body}`)
}

/** Everybody signs in again and again, at the same time, until the work is done. */
export async function signInDuring<Result>(
  backendUrl: string,
  accounts: readonly Account[],
  work: () => Promise<Result>,
): Promise<[Result, SignInFigures]> {
  const eachMs: number[] = []
  let isOver = false
  async function person(account: Account): Promise<void> {
    while (!isOver) {
      const startedAt = performance.now()
      await signIn(backendUrl, account)
      if (!isOver) eachMs.push(performance.now() - startedAt)
    }
  }
  const startedAt = performance.now()
  const people = accounts.map(person)
  const result = await work()
  const seconds = (performance.now() - startedAt) / 1000
  isOver = true
  await Promise.all(people)
  return [result, { perSecond: eachMs.length / seconds, eachMs }]
}
