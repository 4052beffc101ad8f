import { createTransport, type Transporter } from "nodemailer"
import { type MailSender, toMailOptions } from "./mail-options.ts"
import type { MailMessage } from "./message.ts"

const CONNECTION_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

const transporters = new Map<string, Transporter>()

/** Passes the message to the mail server. @throws if the server does not accept it */
export async function sendBySmtp(url: string, message: MailMessage, sender: MailSender): Promise<void> {
  const transporter = transporters.get(url) ?? connect(url)
  transporters.set(url, transporter)
  await transporter.sendMail(toMailOptions(message, sender))
}

function connect(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  })
}
