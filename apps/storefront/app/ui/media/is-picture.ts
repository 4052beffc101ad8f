import type { PictureSource } from "./picture.tsx"

/** Whether a stored value still has what is needed to show it as a picture. */
export function isPicture(kept: unknown): kept is PictureSource {
  if (typeof kept !== "object" || kept === null || !("base" in kept) || !("widths" in kept)) return false
  return typeof kept.base === "string" && kept.base !== "" && Array.isArray(kept.widths)
}
