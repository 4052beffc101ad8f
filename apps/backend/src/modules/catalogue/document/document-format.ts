import { createHash } from "node:crypto"
import { FACETS, type Facet } from "@porteka/shop"

/** Raise it when the code changes what documents contain; changed facets are detected automatically. */
const BUILDER_VERSION = 17

/** The format that built a document: 31 bits, the size of its column. */
export function formatOf(builderVersion: number, facets: readonly Facet[]): number {
  const definition = JSON.stringify([builderVersion, facets])
  return createHash("sha256").update(definition).digest().readUInt32BE() >>> 1
}

/** Documents in another format are shown until they have been rebuilt. */
export const DOCUMENT_FORMAT = formatOf(BUILDER_VERSION, FACETS)
