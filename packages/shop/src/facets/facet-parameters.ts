import type { Facet } from "./facet-type.ts"

/** URL parameters that contain the chosen values of a facet. */
export function facetParameters({ key, kind }: Pick<Facet, "key" | "kind">): string[] {
  return kind === "range" ? [`${key}_min`, `${key}_max`] : [key]
}
