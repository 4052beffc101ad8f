import { expect } from "vitest"
import { type Mail, mailsTo } from "../fixtures/outbox.ts"

/** Waits for the first e-mail of a kind to an address. */
export async function mailOf(email: string, kind: string): Promise<Mail> {
  const find = async () => (await mailsTo(email)).find((mail) => mail.kind === kind)
  await expect.poll(find, { timeout: 40_000, interval: 250 }).toBeDefined()
  return (await find()) as Mail
}
