import type { PictureRecord } from "../../pictures/picture-record.ts"

const BASE = /^\/pictures\/[a-z0-9-]+$/

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** A picture as an entry stores it, a record in JSON; null if the text is not valid. */
export function readPicture(value: string): PictureRecord | null {
  try {
    const picture = JSON.parse(value) as PictureRecord
    const fits =
      BASE.test(picture.base) &&
      [picture.width, picture.height, ...picture.widths].every(isSize) &&
      /^#[0-9a-f]{6}$/.test(picture.tone)
    return fits ? picture : null
  } catch {
    return null
  }
}
