import { isTooFarAhead } from "../gift-cards.ts"
import { fieldsOf } from "../parse-json.ts"
import { withoutDirections } from "../without-directions.ts"
import {
  LINE_OPTION_KEYS,
  LINE_OPTIONS,
  type LineOption,
  type LineOptionKey,
  type LineOptions,
} from "./line-option-table.ts"

/** `letters`: the product takes only those, as in names. */
export const LINE_OPTION_FAULTS = [
  "too_long",
  "characters",
  "letters",
  "missing",
  "not_offered",
  "day",
] as const

/** Why an option of a line is invalid. */
export interface LineOptionFault {
  key: LineOptionKey
  problem: (typeof LINE_OPTION_FAULTS)[number]
  /** With `too_long`: the maximum number of characters. */
  max?: number | undefined
}

export type ParsedLineOptions = { ok: true; options: LineOptions } | { ok: false; fault: LineOptionFault }

/**
 * Reads the options from a form's fields, a line's metadata or the browser's storage; other keys are ignored.
 * A text without the option it belongs to is dropped.
 */
export function parseLineOptions(source: unknown): ParsedLineOptions {
  const fields = fieldsOf(source)
  const options: Record<string, unknown> = {}
  for (const key of LINE_OPTION_KEYS) {
    const option: LineOption = LINE_OPTIONS[key]
    if (option.kind === "flag") {
      if (isSet(fields[key])) options[key] = true
      continue
    }
    if (option.needs !== null && !Object.hasOwn(options, option.needs)) continue
    const text = toText(fields[key], option.multiline)
    if (text === "") continue
    if (characters(text) > option.maxLength) {
      return { ok: false, fault: { key, problem: "too_long", max: option.maxLength } }
    }
    if (!option.pattern.test(text.replaceAll("\n", ""))) {
      return { ok: false, fault: { key, problem: "characters" } }
    }
    options[key] = text
  }
  return { ok: true, options }
}

/** The options of a line in a cart or an order; none if they cannot be read. */
export function lineOptionsOf(metadata: unknown): LineOptions {
  const parsed = parseLineOptions(metadata)
  return parsed.ok ? parsed.options : {}
}

/** The rules for the text on a product made for one buyer (a product's `personalisation`). */
export interface Personalisation {
  max_length: number
  /** `letters`: names, with spaces, dots and hyphens between them. */
  characters: "letters" | "text"
}

const LETTERS = /^[\p{L}\p{M} .'’-]*$/u

/** The product data that options are checked against. */
export interface LineProduct {
  /** The inscription the product requires; null for products without one. */
  personalisation: Personalisation | null
  /**
   * For a gift card: the available amounts in whole forints, and today's date; null for all other products.
   */
  giftCards: { amounts: readonly number[]; today: string } | null
}

/** Whether the options fit the product. */
export function findLineOptionFault(
  options: LineOptions,
  { personalisation, giftCards }: LineProduct,
): LineOptionFault | null {
  const misplaced = LINE_OPTION_KEYS.find(
    (key) => options[key] !== undefined && isOfGiftCards(key) !== (giftCards !== null),
  )
  if (misplaced) return { key: misplaced, problem: "not_offered" }
  if (giftCards !== null) return findCardFault(options, giftCards)
  const key = "personalisation"
  const text = options[key]
  if (personalisation === null) return text === undefined ? null : { key, problem: "not_offered" }
  if (text === undefined) return { key, problem: "missing" }
  if (characters(text) > personalisation.max_length) {
    return { key, problem: "too_long", max: personalisation.max_length }
  }
  const fits = personalisation.characters === "text" || LETTERS.test(text)
  return fits ? null : { key, problem: "letters" }
}

function findCardFault(
  { card_amount: amount, card_recipient: recipient, card_send_on: day }: LineOptions,
  { amounts, today }: NonNullable<LineProduct["giftCards"]>,
): LineOptionFault | null {
  if (amount === undefined) return { key: "card_amount", problem: "missing" }
  if (!amounts.includes(Number(amount))) return { key: "card_amount", problem: "not_offered" }
  if (recipient === undefined) return { key: "card_recipient", problem: "missing" }
  return day !== undefined && isTooFarAhead(day, today) ? { key: "card_send_on", problem: "day" } : null
}

/** A gift card has no wrapping and no inscription; the recipient's options belong to gift cards only. */
function isOfGiftCards(key: LineOptionKey): boolean {
  const option: LineOption = LINE_OPTIONS[key]
  return option.kind === "text" && option.products === "gift_card"
}

/** A ticked checkbox of a form sends "on"; metadata edited in the admin may be "true". */
const isSet = (value: unknown) => value === true || value === "true" || value === "on"

/** Normalizes texts that look the same, so that equal lines become one line. */
function toText(value: unknown, multiline: boolean): string {
  if (typeof value !== "string") return ""
  const lines = withoutDirections(value)
    .normalize("NFC")
    .split(/\r\n?|\n/)
  const trimmed = lines.map((line) => line.replace(/[\t ]+/g, " ").trim())
  return trimmed.join(multiline ? "\n" : " ").trim()
}

/** The number of characters that count towards an inscription's limit. */
export const inscriptionLength = (text: string) => characters(toText(text, false))

const characters = (text: string) => [...text].length
