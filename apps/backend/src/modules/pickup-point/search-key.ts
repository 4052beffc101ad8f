import type { PickupPoint } from "@porteka/commerce-sdk"
import { budapestDistrict, foldAccents } from "@porteka/hungary"

/** Words in lower case without accents, separated by single spaces. */
export function toWords(text: string): string {
  return foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

/**
 * The searchable text of a point: town, name, and in Budapest its district, as a number and in Roman
 * numerals.
 */
export function toSearchKey(
  point: Pick<PickupPoint, "city" | "address" | "name" | "postal_code" | "provider">,
): string {
  const district = budapestDistrict(point.postal_code)
  const districts = district ? `${district.roman} ${district.number} kerulet` : ""
  const { city, address, name, postal_code, provider } = point
  return toWords([city, districts, address, name, postal_code, provider].join(" "))
}
