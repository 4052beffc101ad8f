import { bankAccountToIban, isVatExempt, parsePhone } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import { readPicture } from "../content/picture-value.ts"
import { readRanges } from "./setting-field.ts"
import { ARUKERESO_KEY, CLOSURES, GIFT_CARD_AMOUNTS, SETTING_FIELDS, SOCIAL_LINKS } from "./setting-fields.ts"
import type { SettingValues } from "./setting-values.ts"

/** A shop with the owner's values; dependent values are computed here. */
export function withSettings(shop: Shop, values: SettingValues): Shop {
  const changed = structuredClone(shop)
  for (const { path, isNumber, isPicture, isInternal } of SETTING_FIELDS) {
    const value = values[path]
    if (value === undefined || isInternal) continue
    if (isPicture) writePath(changed, path, readPicture(value))
    else writePath(changed, path, isNumber ? Number(value) : value)
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
    delivery: {
      ...changed.delivery,
      closures: closuresOf(values[CLOSURES]) ?? shop.delivery.closures,
    },
    giftCards: {
      ...changed.giftCards,
      amounts: toAmounts(values[GIFT_CARD_AMOUNTS]) ?? shop.giftCards.amounts,
    },
    socialLinks: listOf(values[SOCIAL_LINKS]) ?? shop.socialLinks,
    surveys: { arukereso: values[ARUKERESO_KEY] ? ARUKERESO : null },
    legal: legalOf(changed),
  }
}

function legalOf({ legal }: Shop): Shop["legal"] {
  return {
    ...legal,
    companyNumber: legal.companyNumber || null,
    soleTraderNumber: legal.soleTraderNumber || null,
    euVatNumber: isVatExempt(legal.taxNumber) ? null : `HU${legal.taxNumber.slice(0, EU_VAT_DIGITS)}`,
  }
}

const listOf = (list: string | undefined) =>
  list
    ?.split(",")
    .map((one) => one.trim())
    .filter(Boolean)

const closuresOf = (list: string | undefined) =>
  list === undefined ? undefined : readRanges(list).filter((range) => range !== null)

/** Ascending. */
const toAmounts = (list: string | undefined) =>
  listOf(list)
    ?.map(Number)
    .toSorted((a, b) => a - b)

const EU_VAT_DIGITS = 8
const ARUKERESO = "Árukereső.hu"

/** An IBAN in groups of four. */
const inGroups = (iban: string) => iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ")

function writePath(into: object, path: string, value: string | number | object | null): void {
  const keys = path.split(".")
  const last = keys.pop() ?? ""
  const parent = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    into as Record<string, unknown>,
  )
  parent[last] = value
}
