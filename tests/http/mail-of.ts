import { expect } from "vitest"
import { type Mail, mailsTo } from "../fixtures/outbox.ts"

/** The e-mails of a kind to an address. */
export const mailsOf = async (email: string, kind: string): Promise<Mail[]> =>
  (await mailsTo(email)).filter((mail) => mail.kind === kind)

/** Waits for the first e-mail of a kind to an address. */
export async function mailOf(email: string, kind: string): Promise<Mail> {
  const find = async () => (await mailsOf(email, kind))[0]
  await expect.poll(find, { timeout: 40_000, interval: 250 }).toBeDefined()
  return (await find()) as Mail
}
