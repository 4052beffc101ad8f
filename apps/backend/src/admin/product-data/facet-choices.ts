import type { ValuesFacet } from "@porteka/shop"
import { adminLanguage } from "../language.ts"
import type { Choices } from "./product-data-texts.ts"

/** The values of a filter, and none. */
export const choicesOf = (facet: ValuesFacet | undefined): Choices => [
  ["", "–"],
  ...Object.entries(facet?.values ?? {}).map(([key, names]) => [key, names[adminLanguage()]] as const),
]
