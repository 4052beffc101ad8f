import { bankAccountToIban, parsePhone } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import { ARUKERESO_KEY, GIFT_CARD_AMOUNTS, SETTING_FIELDS, type SettingValues } from "./setting-fields.ts"

/** A shop with the owner's values; dependent values are computed here. */
export function withSettings(shop: Shop, values: SettingValues): Shop {
  const changed = structuredClone(shop)
  for (const { path, isNumber, isInternal } of SETTING_FIELDS) {
    const value = values[path]
    if (value !== undefined && !isInternal) writePath(changed, path, isNumber ? Number(value) : value)
  }
  const phone = parsePhone(changed.contact.phone)
  return {
    ...changed,
    contact: { ...changed.contact, phoneE164: phone.ok ? phone.e164 : changed.contact.phoneE164 },
    bank: {
      ...changed.bank,
      iban: inGroups(bankAccountToIban(changed.bank.accountNumber)),
      bic: changed.bank.bic || null,
    },
    measuring: {
      googleAnalytics: changed.measuring.googleAnalytics || null,
      metaPixel: changed.measuring.metaPixel || null,
    },
    giftCards: {
      ...changed.giftCards,
      amounts: toAmounts(values[GIFT_CARD_AMOUNTS]) ?? shop.giftCards.amounts,
    },
    surveys: { arukereso: values[ARUKERESO_KEY] ? ARUKERESO : null },
    legal: { ...changed.legal, euVatNumber: `HU${changed.legal.taxNumber.slice(0, EU_VAT_DIGITS)}` },
  }
}

/** Ascending. */
const toAmounts = (list: string | undefined) =>
  list
    ?.split(",")
    .filter((one) => one.trim() !== "")
    .map(Number)
    .toSorted((a, b) => a - b)

const EU_VAT_DIGITS = 8
const ARUKERESO = "Árukereső.hu"

/** An IBAN in groups of four. */
const inGroups = (iban: string) => iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ")

function writePath(into: object, path: string, value: string | number): void {
  const keys = path.split(".")
  const last = keys.pop() ?? ""
  const parent = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    into as Record<string, unknown>,
  )
  parent[last] = value
}
