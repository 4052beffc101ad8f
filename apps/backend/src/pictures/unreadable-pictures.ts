import { decodePathPart } from "@porteka/shop"
import { recordedBase } from "./picture-record.ts"

/** The sizes of a new picture are made within seconds; after this time they will not be. */
const MAKING_MS = 60_000
/** The file provider writes the moment of the upload before a file's name. */
const MOMENT = /^\d+-/

interface ProductPicture {
  url: string
  metadata: Record<string, unknown> | null
  created_at: Date | string
}

/** The names of the pictures that the shop could not read, and therefore does not show. */
export function unreadablePictures(pictures: readonly ProductPicture[], now: number): string[] {
  return pictures
    .filter(
      ({ metadata, created_at: at }) => !recordedBase(metadata) && now - Date.parse(`${at}`) > MAKING_MS,
    )
    .map(({ url }) => fileName(url))
}

function fileName(url: string): string {
  return decodePathPart(url.split("/").at(-1)?.replace(MOMENT, "") ?? "")
}
