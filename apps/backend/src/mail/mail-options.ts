import type SendmailTransport from "nodemailer/lib/mailer/index.js"
import { environment } from "../env.ts"
import type { MailMessage } from "./message.ts"

/** The message in nodemailer's format. */
export function toMailOptions(message: MailMessage): SendmailTransport.Options {
  const host = new URL(environment().PUBLIC_URL).hostname
  return {
    from: environment().MAIL_FROM ?? `${message.from.name} <${message.from.email}>`,
    to: message.to,
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
