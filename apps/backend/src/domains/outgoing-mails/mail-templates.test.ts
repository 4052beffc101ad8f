import { PERSONAL_DATA_WORDS } from "@porteka/documents/personal-data"
import { LOCALES } from "@porteka/shop/languages"
import { expect, test } from "vitest"
import { MAIL_TEMPLATES } from "./mail-templates.ts"

/** Sent to the shop or its staff, of whom no document of personal data is made. */
const FOR_THE_SHOP = /^(?:owner_order|large_transfer|(?:withdrawal|complaint|contact)_notice)s?$|^admin_/

test.each(LOCALES)("each e-mail to a shopper has a name in the document of personal data (%s)", (locale) => {
  const names = Object.keys(PERSONAL_DATA_WORDS[locale].mail)
  const kinds = Object.keys(MAIL_TEMPLATES).filter((kind) => !FOR_THE_SHOP.test(kind))
  expect(kinds.sort()).toEqual(names.sort())
})
