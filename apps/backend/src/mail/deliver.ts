import { environment } from "../env.ts"
import type { MailMessage } from "./message.ts"
import { writeToOutbox } from "./outbox.ts"
import { sendBySmtp } from "./smtp.ts"

/** Sends with the configured mail server; without one the e-mail goes to the outbox folder. */
export async function deliver(message: MailMessage): Promise<void> {
  const { SMTP_URL, OUTBOX_DIR, ...sender } = environment()
  if (SMTP_URL) await sendBySmtp(SMTP_URL, message, sender)
  else await writeToOutbox(OUTBOX_DIR, message, sender)
}
