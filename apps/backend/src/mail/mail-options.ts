import type SendmailTransport from "nodemailer/lib/mailer/index.js"
import type { Environment } from "../env.ts"
import type { MailMessage } from "./message.ts"

/** The variables for the sender. */
export type MailSender = Pick<Environment, "PUBLIC_URL" | "MAIL_FROM">

/** The message in nodemailer's format. */
export function toMailOptions(message: MailMessage, sender: MailSender): SendmailTransport.Options {
  const host = new URL(sender.PUBLIC_URL).hostname
  return {
    from: sender.MAIL_FROM ?? `${message.from.name} <${message.from.email}>`,
    to: message.to,
    ...(message.reply_to && { replyTo: { name: "", address: message.reply_to } }),
    subject: message.subject,
    html: message.html,
    text: message.text,
    attachments: message.attachments?.map(({ file_name, media_type, content }) => ({
      filename: file_name,
      contentType: media_type,
      content,
    })),
    messageId: `<${message.id}@${host}>`,
    date: message.created_at,
    headers: {
      "Content-Language": message.locale,
      "Auto-Submitted": "auto-generated",
      ...(message.unsubscribe_url && {
        "List-Unsubscribe": `<${message.unsubscribe_url}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  }
}
