/** What cameras, phones and screenshots call their files, with or without a number. */
const BY_A_DEVICE =
  /^(img|dsc[fn]?|pxl|mvimg|wp|p|image|photo|picture|screenshot|whatsapp image|kép|foto|fotó|névtelen|képernyőkép|képernyőfotó)?[\s\d.():at-]*$/i

/**
 * The description a picture begins with, from the name of its file: its words, or nothing if a device has named it. Read aloud,
 * "IMG_2041" says less than silence; the editor is asked for the words in either case.
 */
export function describeFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, "")
    .replace(/[_-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  return BY_A_DEVICE.test(words) ? "" : words
}
