import { parseTaxNumber } from "@porteka/hungary"
import { address, field, inEachLanguage, type SettingGroup, unless, words } from "./setting-field.ts"
import { COMPANY_HINT } from "./setting-hints.ts"
import { COMPANY_NUMBER, SOLE_TRADER_NUMBER } from "./setting-patterns.ts"

/** A seller has one of them. */
export const REGISTER_NUMBERS = ["legal.companyNumber", "legal.soleTraderNumber"] as const

/** Who sells: a company or a sole trader. */
export const COMPANY_GROUP: SettingGroup = {
  title: words(["Cégadatok", "Company"]),
  hint: COMPANY_HINT,
  fields: [
    field("legal.name", ["Cégnév", "Company name"]),
    field("legal.shortName", ["Rövidített cégnév", "Short company name"]),
    ...address("legal.seat", ["Székhely", "Seat"]),
    {
      ...field(
        "legal.companyNumber",
        ["Cégjegyzékszám (01-09-123456)", "Company number (01-09-123456)"],
        unless(
          (text) => COMPANY_NUMBER.test(text),
          "Nem cégjegyzékszám (01-09-123456).",
          "No company number (01-09-123456).",
        ),
      ),
      isOptional: true,
    },
    {
      ...field(
        "legal.soleTraderNumber",
        ["Egyéni vállalkozó nyilvántartási száma", "Number of a sole trader (egyéni vállalkozó)"],
        unless(
          (text) => SOLE_TRADER_NUMBER.test(text),
          "Nem nyilvántartási szám: csak számjegyekből áll, például 51234567.",
          "No number of a sole trader: it consists of digits, for example 51234567.",
        ),
      ),
      isOptional: true,
    },
    ...inEachLanguage("legal.registeringCourt", [
      "Nyilvántartó bíróság vagy hatóság",
      "Registering court or authority",
    ]),
    field(
      "legal.taxNumber",
      ["Adószám (12345676-2-41)", "Tax number (12345676-2-41)"],
      unless((text) => parseTaxNumber(text).ok, "Nem érvényes adószám.", "No valid tax number."),
    ),
    ...inEachLanguage("legal.representative", ["Képviselő", "Representative"]),
    ...inEachLanguage("legal.chamber", ["Kamara", "Chamber"]),
  ],
}
