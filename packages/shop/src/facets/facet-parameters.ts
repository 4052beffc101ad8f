import type { Facet } from "./facet-type.ts"

/** Parameters of an address that hold what is chosen of a facet. */
export function facetParameters({ key, kind }: Pick<Facet, "key" | "kind">): string[] {
  return kind === "range" ? [`${key}_min`, `${key}_max`] : [key]
}
