/** A finished e-mail. */
export interface MailMessage {
  /** Stays the same when the message is sent again after a failure, so that a receiver can tell. */
  id: string
  /** What it is about: `order_placed`, … */
  kind: string
  locale: string
  to: string
  subject: string
  html: string
  text: string
  /** When it was first to be sent. */
  created_at: Date
}
