import { LANGUAGES, LOCALES } from "@porteka/shop/languages"
import { type ChangedFile, dashboardFile, SHOWN_LANGUAGE } from "./changed-file.ts"

const FAMILY_NAME_FIRST = `${JSON.stringify(LOCALES.filter((locale) => LANGUAGES[locale].familyNameFirst))}.includes(${SHOWN_LANGUAGE})`

const inOrder = (person: string) => ({
  from: `[${person}.first_name, ${person}.last_name].filter`,
  to: `(${FAMILY_NAME_FIRST} ? [${person}.last_name, ${person}.first_name] : [${person}.first_name, ${person}.last_name]).filter`,
})

/** Medusa's list and page of customers, and its search, say the given name first in every language. */
export const CUSTOMER_NAMES: ChangedFile[] = [
  { file: dashboardFile("chunk"), changes: [inOrder("source?")] },
  { file: dashboardFile("chunk"), changes: [inOrder("customer")] },
  { file: dashboardFile("customer-detail"), changes: [1, 2, 3].map(() => inOrder("customer")) },
]
