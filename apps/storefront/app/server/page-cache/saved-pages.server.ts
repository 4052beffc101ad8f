import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { deserialize, serialize } from "node:v8"
import { z } from "zod"
import { writeWholeFile } from "../whole-file.server.ts"
import type { SavedPage } from "./page-cache.server.ts"

const OWNER_ONLY_MODE = 0o600

const bytes = z.instanceof(Uint8Array).transform((view) => Buffer.from(view))
const milliseconds = z.number().nonnegative()

const PageSchema: z.ZodType<SavedPage> = z.object({
  key: z.string(),
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  body: z.object({
    etag: z.string(),
    identity: bytes,
    br: bytes.nullable(),
    gzip: bytes.nullable(),
  }),
  tags: z.array(z.string()),
  storedAt: milliseconds,
  lifetime: z.object({
    fresh: milliseconds,
    whileRevalidating: milliseconds,
    whileUnavailable: milliseconds,
  }),
})

const FileSchema = z.object({
  mark: z.string(),
  /** The cursor in the change feed when the pages were saved. */
  cursor: z.number().int(),
  pages: z.array(PageSchema),
})

type SavedPages = z.infer<typeof FileSchema>

/** The pages saved by the last process, or only their keys if it had other code or another environment. */
export type Inheritance =
  | { kind: "pages"; pages: SavedPage[]; cursor: number }
  | { kind: "keys"; keys: string[] }
  | { kind: "nothing" }

/** A fingerprint of everything that determines how pages are rendered: the code and its environment. */
export function markOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part).update("\0")
  return hash.digest("base64url")
}

/**
 * @param mark this process's fingerprint: pages with another one refer to other scripts or contain other texts
 * @param onFault called with the error if an existing file could not be read
 */
export async function readSavedPages(
  file: string,
  mark: string,
  onFault: (error: unknown) => void,
): Promise<Inheritance> {
  try {
    const { pages, cursor, ...saved } = FileSchema.parse(deserialize(await readFile(file)))
    if (saved.mark === mark) return { kind: "pages", pages, cursor }
    return { kind: "keys", keys: pages.map(({ key }) => key) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") onFault(error)
    return { kind: "nothing" }
  }
}

/** @throws Error if it cannot be written */
export const writeSavedPages = (file: string, saved: SavedPages): Promise<void> =>
  writeWholeFile(file, serialize(saved), OWNER_ONLY_MODE)
