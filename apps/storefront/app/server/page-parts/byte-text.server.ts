/**
 * A page's bytes as a string with one character per byte. Changes to a finished page are ASCII only, and
 * searching, joining and converting such a string takes a third of the time needed for text that contains an ő.
 */
export const toByteText = (body: Buffer): string => body.toString("latin1")

export const fromByteText = (bytes: string): Buffer => Buffer.from(bytes, "latin1")

/** The bytes of a text to be inserted into such a page. */
export const bytesOf = (text: string): string => toByteText(Buffer.from(text))
