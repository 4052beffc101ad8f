import { addDays, isCalendarDay, isPostalCode, parsePhone } from "@porteka/hungary"
import { LOCALES, type StaffLocale, textsForStaff } from "@porteka/shop/languages"
import { languageName, staffText, type Words } from "../../staff-language/staff-language.ts"
import type { Finding } from "../content/content-fields.ts"
import { readPicture } from "../content/picture-value.ts"
import { type RowShape, splitValues } from "../content/rows.ts"

/** Why a value is invalid, in the admin's language; null if it is valid. */
type Check = (text: string) => string | null

/** One value that the owner changes while the shop is open. */
export interface SettingField {
  /** Its path in `Shop`: `bank.accountNumber`. */
  path: string
  label: Words
  /** A whole number rather than a text. */
  isNumber: boolean
  check: (text: string) => Finding[]
  /** Several values, each in its own row. */
  shape?: RowShape
  /** A picture, stored as the record of its sizes. */
  isPicture?: boolean
  /** May be left empty. */
  isOptional?: boolean
  /** Not a part of `Shop`: only the back end uses it. */
  isInternal?: boolean
}

export interface SettingGroup {
  title: Words
  /** A hint for filling it in. */
  hint?: Words
  fields: readonly SettingField[]
}

const LINE_CHARACTERS = 200
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Characters with a meaning in Markdown and HTML. */
const line: Check = (text) => {
  if (text.length > LINE_CHARACTERS)
    return staffText({
      hu: `Legfeljebb ${LINE_CHARACTERS} karakter lehet.`,
      en: `At most ${LINE_CHARACTERS} characters.`,
    })
  return /[<>{}\n]/.test(text)
    ? staffText({ hu: "Nem lehet benne < > { } jel és sortörés.", en: "Without < > { } and line breaks." })
    : null
}

export const unless =
  (isRight: (text: string) => boolean, hu: string, en: string): Check =>
  (text) =>
    line(text) ?? (isRight(text) ? null : staffText({ hu, en }))

export const email = unless(
  (text) => EMAIL.test(text),
  "Nem érvényes e-mail-cím.",
  "No valid e-mail address.",
)
export const phone = unless(
  (text) => parsePhone(text).ok,
  "Nem érvényes magyar telefonszám.",
  "No valid Hungarian telephone number.",
)
const postalCode = unless(
  isPostalCode,
  "Nem magyar irányítószám (4 számjegy).",
  "No Hungarian postal code (4 digits).",
)
export const url = unless(
  (text) => URL.canParse(text) && /^https?:/.test(text),
  "Nem webcím (https://…).",
  "No web address (https://…).",
)

type Pair = readonly [hu: string, en: string]
export const words = ([hu, en]: Pair): Words => textsForStaff({ hu, en })
const findings =
  (check: Check) =>
  (text: string): Finding[] =>
    [check(text)].flatMap((reason) => (reason === null ? [] : [{ reason }]))

export const field = (path: string, label: Pair, check: Check = line): SettingField => ({
  path,
  label: words(label),
  check: findings(check),
  isNumber: false,
})

export const wholeNumber = (path: string, label: Pair, least: number, most: number): SettingField => ({
  path,
  label: words(label),
  isNumber: true,
  check: findings((text) => {
    const isWhole = /^-?\d+$/.test(text)
    const fits = isWhole && Number(text) >= least && Number(text) <= most
    return fits
      ? null
      : staffText({
          hu: `Egész szám lehet ${least} és ${most} között.`,
          en: `A whole number from ${least} to ${most}.`,
        })
  }),
})

/** May be left out. */
export const picture = (path: string, label: Pair, isSquare = false): SettingField => ({
  path,
  label: words(label),
  isNumber: false,
  isPicture: true,
  isOptional: true,
  check: findings((text) => {
    const found = readPicture(text)
    if (!found) return staffText({ hu: "Válassza ki újra a képet.", en: "Please choose the picture again." })
    return isSquare && found.width !== found.height
      ? staffText({
          hu: `Négyzet alakú kép kell; ez ${found.width} × ${found.height} képpont.`,
          en: `The picture must be square; this one has ${found.width} × ${found.height} pixels.`,
        })
      : null
  }),
})

export const internal = (one: SettingField): SettingField => ({ ...one, isInternal: true })

export const inEachLanguage = (path: string, [hu, en]: Pair): SettingField[] =>
  LOCALES.map((locale) => {
    const inWords = (words: string, reader: StaffLocale) => `${words} (${languageName(locale, reader)})`
    return field(`${path}.${locale}`, [inWords(hu, "hu"), inWords(en, "en")])
  })

const MAX_ADDRESSES = 5

/** The error of each address. */
export const emails = (text: string): Finding[] =>
  text.split(",").flatMap((one, row) => {
    const reason =
      row < MAX_ADDRESSES
        ? email(one.trim())
        : staffText({
            hu: `Legfeljebb ${MAX_ADDRESSES} cím lehet.`,
            en: `At most ${MAX_ADDRESSES} addresses.`,
          })
    return reason === null ? [] : [{ row, reason }]
  })

const MOST_LINKS = 8

/** The error of each link of a list. */
export const links = (text: string): Finding[] =>
  text.split(",").flatMap((one, row) => {
    const reason =
      row < MOST_LINKS
        ? url(one.trim())
        : staffText({ hu: `Legfeljebb ${MOST_LINKS} hivatkozás lehet.`, en: `At most ${MOST_LINKS} links.` })
    return reason === null ? [] : [{ row, reason }]
  })

const MOST_CLOSURES = 20
/** Longer ones are typing errors, such as a wrong year. */
const LONGEST_CLOSURE_DAYS = 183
const RANGE = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

/** The ranges of a list, such as "2026-12-24..2027-01-01"; null for one that is none. */
export const readRanges = (text: string): ({ from: string; to: string } | null)[] =>
  splitValues(text).map((one) => {
    const [, from = "", to = ""] = RANGE.exec(one) ?? []
    if (!isCalendarDay(from) || !isCalendarDay(to)) return null
    return from <= to && to < addDays(from, LONGEST_CLOSURE_DAYS) ? { from, to } : null
  })

/** The error of each range of days. */
export const dayRanges = (text: string): Finding[] =>
  readRanges(text).flatMap((range, row) => {
    if (row >= MOST_CLOSURES)
      return [
        {
          row,
          reason: staffText({
            hu: `Legfeljebb ${MOST_CLOSURES} időszak lehet.`,
            en: `At most ${MOST_CLOSURES} periods.`,
          }),
        },
      ]
    if (range) return []
    const reason = staffText({
      hu: "Válasszon első és utolsó napot; az utolsó nem lehet korábbi az elsőnél, és legfeljebb fél évvel későbbi.",
      en: "Choose a first and a last day; the last one not before the first one, and at most half a year after it.",
    })
    return [{ row, reason }]
  })

const AMOUNTS = { most: 8, from: 500, to: 200_000 }

/** The error of each amount of a list, in whole forints. */
export const amounts = (text: string): Finding[] =>
  text.split(",").flatMap((one, row) => {
    const isRight =
      /^[1-9]\d{0,6}$/.test(one.trim()) && Number(one) >= AMOUNTS.from && Number(one) <= AMOUNTS.to
    if (row >= AMOUNTS.most)
      return [
        {
          row,
          reason: staffText({
            hu: `Legfeljebb ${AMOUNTS.most} összeg lehet.`,
            en: `At most ${AMOUNTS.most} amounts.`,
          }),
        },
      ]
    if (isRight) return []
    const reason = staffText({
      hu: `Egész forint legyen ${AMOUNTS.from} és ${AMOUNTS.to} között.`,
      en: `Whole forints between ${AMOUNTS.from} and ${AMOUNTS.to}.`,
    })
    return [{ row, reason }]
  })

export const address = (path: string, [hu, en]: Pair): SettingField[] => [
  field(`${path}.postalCode`, [`${hu}: irányítószám`, `${en}: postal code`], postalCode),
  field(`${path}.city`, [`${hu}: település`, `${en}: town`]),
  field(`${path}.street`, [`${hu}: utca, házszám`, `${en}: street and number`]),
]

export const delivery = (way: keyof typeof CARRIERS): SettingField[] => {
  const [hu, en] = CARRIERS[way]
  const days = `delivery.${way}.workingDays`
  return [
    field(`delivery.${way}.carrier`, [hu, en]),
    wholeNumber(
      `${days}.from`,
      [`${hu}: leghamarabb (munkanap a feladástól)`, `${en}: soonest (working days from dispatch)`],
      0,
      60,
    ),
    wholeNumber(
      `${days}.to`,
      [`${hu}: legkésőbb (munkanap a feladástól)`, `${en}: latest (working days from dispatch)`],
      0,
      60,
    ),
  ]
}
const CARRIERS = {
  courier: ["Futár", "Courier"],
  locker: ["Csomagautomata", "Parcel locker"],
  pickup: ["Személyes átvétel", "Pickup in person"],
} as const
