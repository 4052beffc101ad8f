/**
 * A page's bytes as a string, one character a byte: what is changed in a finished page is ASCII, and looking through
 * bytes, joining them and giving them back takes a third of the time that text with an ő in it takes.
 */
export const toByteText = (body: Buffer): string => body.toString("latin1")

export const fromByteText = (bytes: string): Buffer => Buffer.from(bytes, "latin1")

/** The bytes of a text that is put into such a page. */
export const bytesOf = (text: string): string => toByteText(Buffer.from(text))
