import { isAbroad } from "@porteka/hungary"
import { lookUpPostalCode } from "@porteka/hungary/postal-codes"
import { isForeignField } from "./foreign-field.ts"
import { bareCode, doubtTown, type TownDoubt } from "./town-doubt.ts"

/** The answer of `GET /api/postal-codes/{code}`. */
export interface PostalCodeAnswer {
  code: string
  towns: string[]
  county: string
}

/** @returns null if the text is not a postal code */
export function answerPostalCode(code: string): PostalCodeAnswer | null {
  const info = lookUpPostalCode(code)
  return info && { code: info.code, towns: info.towns, county: info.county.name }
}

/** Fills in an empty town if the postal code has only one, as the page does with scripts. */
export function fillTowns(form: FormData): void {
  for (const prefix of ["", "billing_"]) {
    const code = form.get(`${prefix}postal_code`)
    const town = form.get(`${prefix}city`)
    if (isForeignField(form.get(`${prefix}country_code`))) continue
    if (typeof code !== "string" || (typeof town === "string" && town.trim() !== "")) continue
    const [only, ...others] = lookUpPostalCode(bareCode(code))?.towns ?? []
    if (only && others.length === 0) form.set(`${prefix}city`, only)
  }
}

/** The question about an address for the summary, because without scripts the form could not ask. */
export function doubtAddress(address: {
  postal_code?: string | null
  city?: string | null
  country_code?: string | null
}): TownDoubt | null {
  if (!address.postal_code || isAbroad(address.country_code)) return null
  const code = address.postal_code
  return doubtTown(code, address.city ?? "", lookUpPostalCode(code)?.towns ?? [])
}
