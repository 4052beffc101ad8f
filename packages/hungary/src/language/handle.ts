import { foldAccents } from "./fold.ts"

/**
 * The ASCII handle of a title for URLs: `Őszi kézműves bögre` gives `oszi-kezmuves-bogre`. The commerce
 * engine's own function keeps accents, which become percent signs in shared links.
 *
 * @returns lower-case letters, digits and single hyphens; empty when nothing in the title is Latin or a digit
 */
export function toHandle(title: string): string {
  return foldAccents(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}
