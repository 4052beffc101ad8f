import { foldAccents } from "./fold.ts"

/**
 * The ASCII handle of a title for URLs: `Őszi kézműves bögre` becomes `oszi-kezmuves-bogre`. Medusa's own
 * function keeps accents, which become percent signs in shared links.
 *
 * @returns lower-case letters, digits and single hyphens; empty if the title contains no Latin letter or
 * digit
 */
export function toHandle(title: string): string {
  return foldAccents(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}
