export interface MailAttachment {
  /** ASCII letters, digits, dots and hyphens: what every mail program keeps. */
  file_name: string
  media_type: string
  content: Buffer
}

/** A finished e-mail. */
export interface MailMessage {
  /** Stays the same when the message is sent again after a failure, so that a receiver can tell. */
  id: string
  /** What it is about: `order_placed`, … */
  kind: string
  locale: string
  /** Whom it is from, unless MAIL_FROM says another. */
  from: { name: string; email: string }
  to: string
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
  /** Ends what the receiver subscribed to, by one POST (RFC 8058). */
  unsubscribe_url?: string
  /** When it was first to be sent. */
  created_at: Date
}
