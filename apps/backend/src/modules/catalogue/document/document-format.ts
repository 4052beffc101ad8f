import { createHash } from "node:crypto"
import { FACETS, type Facet } from "@porteka/shop"

/** To be raised when the code puts something else into documents; other facets are noticed without it. */
const BUILDER_VERSION = 9

/** By what a document was built: 31 bits, as many as its column holds. */
export function formatOf(builderVersion: number, facets: readonly Facet[]): number {
  const definition = JSON.stringify([builderVersion, facets])
  return createHash("sha256").update(definition).digest().readUInt32BE() >>> 1
}

/** Documents of another format are shown as they are until they have been built again. */
export const DOCUMENT_FORMAT = formatOf(BUILDER_VERSION, FACETS)
