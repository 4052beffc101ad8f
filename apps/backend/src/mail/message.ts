export interface MailAttachment {
  /** ASCII letters, digits, dots and hyphens, which every mail program keeps. */
  file_name: string
  media_type: string
  content: Buffer
}

/** A finished e-mail. */
export interface MailMessage {
  /**
   * Stays the same if the message is sent again after a failure, so that the recipient's mail server can
   * detect duplicates.
   */
  id: string
  /** The kind of e-mail: `order_placed`, … */
  kind: string
  locale: string
  /** The sender, unless MAIL_FROM is set. */
  from: { name: string; email: string }
  to: string
  /** The address for replies, if it is not the sender's. */
  reply_to?: string
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
  /** URL that unsubscribes with one POST (RFC 8058). */
  unsubscribe_url?: string
  /** When it was first due. */
  created_at: Date
}
