import { LANGUAGES, LOCALES } from "@porteka/shop/languages"
import { type ChangedFile, dashboardFile, SHOWN_LANGUAGE } from "./changed-file.ts"

const isIn = (field: "familyNameFirst" | "townFirst") =>
  `${JSON.stringify(LOCALES.filter((locale) => LANGUAGES[locale][field]))}.includes(${SHOWN_LANGUAGE})`

/** Script of the admin: whether the profile's language says the family name first. */
export const FAMILY_NAME_FIRST = isIn("familyNameFirst")
/** The same for the postal code before the town, without a county. */
export const TOWN_FIRST = isIn("townFirst")

/** Script of the admin: the field or label of the given name, where the family name comes second; and the reverse. */
export const inNameOrder = (given: string, family: string) => `(${FAMILY_NAME_FIRST} ? ${family} : ${given})`

/** The names of a person in Medusa's scripts, joined or written one after the other. */
const JOINED =
  /\[((?:\w+\??\.)*(?:first_name|firstName)), ((?:\w+\??\.)*(?:last_name|lastName))\](?=\.filter\(Boolean\))/g
const WRITTEN = /\$\{((?:\w+\??\.)*first_name)\} \$\{((?:\w+\??\.)*last_name)\}/g

/** Medusa's pages say the given name first in every language: a script that follows the profile's, on all of them. */
export function orderNames(code: string): string {
  const inOrder = (given: string, family: string) =>
    `(${FAMILY_NAME_FIRST} ? [${family}, ${given}] : [${given}, ${family}])`
  return code
    .replace(JOINED, (_, given, family) => inOrder(given, family))
    .replace(WRITTEN, (_, given, family) => `\${${inOrder(given, family)}.filter(Boolean).join(" ")}`)
}

const exchanged = (before: string, given: string, family: string) => [
  { from: `${before}${given}`, to: `${before}${inNameOrder(given, family)}` },
  { from: `${before}${family}`, to: `${before}${inNameOrder(family, given)}` },
]

const [GIVEN, FAMILY] = exchanged("name: ", '"first_name"', '"last_name"')
const [GIVEN_LABEL, FAMILY_LABEL] = exchanged("t(", '"fields.firstName"', '"fields.lastName"')

/** Medusa's forms ask for the given name first in every language. */
export const NAME_FIELDS: ChangedFile[] = [
  "customer-create",
  "customer-edit",
  "invite",
  "order-edit-billing-address",
  "order-edit-shipping-address",
  "profile-edit",
  "user-edit",
].map((form) => ({
  file: dashboardFile(form),
  changes: [GIVEN, GIVEN_LABEL, FAMILY, FAMILY_LABEL].flatMap((change) => change ?? []),
}))
