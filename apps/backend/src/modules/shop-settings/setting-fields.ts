import { isHungarianBic, isPostalCode, parseBankAccount, parsePhone, parseTaxNumber } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { LANGUAGES, LOCALES } from "@porteka/shop/languages"
import { ASK_AFTER_DAYS, WATCH_AMOUNT, WATCH_ORDERS, WATCH_PIECES, WATCH_START } from "./watch-settings.ts"

/** What is wrong with a value, in the words of the admin; null when nothing is. */
type Check = (text: string) => string | null

/** One value that the owner changes while the shop is open. */
export interface SettingField {
  /** Where it stands in `Shop`: `bank.accountNumber`. */
  path: string
  label: string
  /** A whole number rather than a text. */
  isNumber: boolean
  check: Check
  /** May be left empty. */
  isOptional?: boolean
  /** No part of `Shop`: only the back end knows it. */
  isInternal?: boolean
}

export interface SettingGroup {
  title: string
  fields: readonly SettingField[]
}

const LINE_CHARACTERS = 200
const COMPANY_NUMBER = /^\d{2}-\d{2}-\d{6}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What stands in texts that are made of Markdown and HTML. */
const line: Check = (text) => {
  if (text.length > LINE_CHARACTERS) return `Legfeljebb ${LINE_CHARACTERS} karakter lehet.`
  return /[<>{}\n]/.test(text) ? "Nem lehet benne < > { } jel és sortörés." : null
}

const unless =
  (isRight: (text: string) => boolean, reason: string): Check =>
  (text) =>
    line(text) ?? (isRight(text) ? null : reason)

const email = unless((text) => EMAIL.test(text), "Nem érvényes e-mail-cím.")
const phone = unless((text) => parsePhone(text).ok, "Nem érvényes magyar telefonszám.")
const postalCode = unless(isPostalCode, "Nem magyar irányítószám (4 számjegy).")
const url = unless((text) => URL.canParse(text) && /^https?:/.test(text), "Nem webcím (https://…).")

const field = (path: string, label: string, check: Check = line): SettingField => ({
  ...{ path, label, check },
  isNumber: false,
})

const whole = (path: string, label: string, least: number, most: number): SettingField => ({
  ...{ path, label },
  isNumber: true,
  check(text) {
    const isWhole = /^-?\d+$/.test(text)
    const fits = isWhole && Number(text) >= least && Number(text) <= most
    return fits ? null : `Egész szám lehet ${least} és ${most} között.`
  },
})

const internal = (one: SettingField): SettingField => ({ ...one, isInternal: true })

const inEachLanguage = (path: string, label: string): SettingField[] =>
  LOCALES.map((locale) => field(`${path}.${locale}`, `${label} (${LANGUAGES[locale].name})`))

/** Whom the shop tells of new orders; empty: its own address. */
export const ORDER_NOTICES = "notices.newOrders"
const MAX_ADDRESSES = 5

/** Belongs to the account: who has set his own and no code yet has none. */
export const BANK_CODE = "bank.bic"

const emails: Check = (text) => {
  const addresses = text.split(",").map((one) => one.trim())
  if (addresses.length > MAX_ADDRESSES) return `Legfeljebb ${MAX_ADDRESSES} cím lehet.`
  return addresses.map(email).find((reason) => reason !== null) ?? null
}

const address = (path: string, label: string): SettingField[] => [
  field(`${path}.postalCode`, `${label}: irányítószám`, postalCode),
  field(`${path}.city`, `${label}: település`),
  field(`${path}.street`, `${label}: utca, házszám`),
]

const delivery = (way: keyof typeof CARRIERS): SettingField[] => [
  field(`delivery.${way}.carrier`, CARRIERS[way]),
  whole(`delivery.${way}.workingDays.from`, `${CARRIERS[way]}: leghamarabb (munkanap a feladástól)`, 0, 60),
  whole(`delivery.${way}.workingDays.to`, `${CARRIERS[way]}: legkésőbb (munkanap a feladástól)`, 0, 60),
]
const CARRIERS = { courier: "Futár", locker: "Csomagautomata", pickup: "Személyes átvétel" } as const

/**
 * Everything of `Shop` that the owner changes in the admin, in the order of its page; the admin's form, the checks and
 * what is stored derive from it. Prices of delivery are not here: they are those of Medusa's shipping options.
 */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: "A bolt",
    fields: [
      field("name", "A bolt neve"),
      ...inEachLanguage("slogan", "Jelmondat"),
      field("website", "Webcím, ahogy a szövegekben áll", url),
      whole("lowStockBelow", "„Utolsó darabok” jelzés ennyi darab alatt", 0, 1000),
      whole("reviews.requestDays", "Véleményt kérő levél ennyi nappal a kézbesítés után (0: nincs)", 0, 60),
      whole(
        "carts.remindAfterHours",
        "Emlékeztető a feliratkozottaknak ennyi órával azután, hogy a kosarukat otthagyták (0: nincs)",
        0,
        72,
      ),
    ],
  },
  {
    title: "Kapcsolat",
    fields: [
      field("contact.email", "E-mail-cím", email),
      field("contact.phone", "Telefonszám", phone),
      ...inEachLanguage("contact.hours", "Elérhetőség"),
      field("complaints.email", "Panaszok e-mail-címe", email),
      field("complaints.phone", "Panaszok telefonszáma", phone),
      ...address("complaints.address", "Panaszok címe"),
      whole("complaints.answerDays", "Panaszra ennyi napon belül válaszolunk", 1, 30),
      field("privacy.email", "Adatvédelmi e-mail-cím", email),
      {
        ...internal(
          field(
            ORDER_NOTICES,
            "Új rendelésekről értesítést kap (vesszővel több cím; üresen a bolt címe)",
            emails,
          ),
        ),
        isOptional: true,
      },
    ],
  },
  {
    title: "Szállítás",
    fields: [
      whole("delivery.handlingWorkingDays.from", "Feladás leghamarabb (munkanap)", 0, 60),
      whole("delivery.handlingWorkingDays.to", "Feladás legkésőbb (munkanap)", 0, 60),
      ...delivery("courier"),
      ...delivery("locker"),
      ...delivery("pickup"),
      ...inEachLanguage("pickup.name", "Átvételi pont neve"),
      ...address("pickup.address", "Átvételi pont"),
      ...inEachLanguage("pickup.hours", "Átvételi pont nyitvatartása"),
      field("returns.recipient", "Visszáru címzettje"),
      ...address("returns.address", "Visszáru címe"),
    ],
  },
  {
    title: "Fizetés nélkül (átutalással, utánvéttel) egyszerre rendelhető",
    fields: [
      whole("unpaidLimits.pieces", "Legfeljebb ennyi darab egy rendelésben", 1, 10_000),
      whole("unpaidLimits.amount", "Legfeljebb ekkora végösszeg (Ft)", 1_000, 100_000_000),
      whole(
        "unpaidLimits.orders",
        "Vevőnként (e-mail-cím vagy telefonszám) legfeljebb ennyi kifizetetlen, még nem csomagolt rendelés",
        1,
        1_000,
      ),
      whole(
        "unpaidLimits.networkOrders",
        "Egy internetkapcsolatról legfeljebb ennyi kifizetetlen, még nem csomagolt rendelés",
        1,
        10_000,
      ),
    ],
  },
  {
    title: "Szokatlan rendelések (átutalással, utánvéttel): megjelölve, hogy ránézzen",
    fields: [
      internal(whole(WATCH_AMOUNT, "Ettől a végösszegtől (Ft; 0: nincs)", 0, 100_000_000)),
      internal(whole(WATCH_PIECES, "Ennyi darabtól (0: nincs)", 0, 10_000)),
      internal(whole(WATCH_ORDERS, "Ha a vevőnek már ennyi kifizetetlen rendelése van (0: nincs)", 0, 1_000)),
      internal(
        whole(
          ASK_AFTER_DAYS,
          "Ha a megjelölt végösszegű átutalás ennyi nap alatt nem jött meg, levélben megkérdezzük (0: nem)",
          0,
          59,
        ),
      ),
    ],
  },
  {
    title: "Bankszámla",
    fields: [
      field("bank.bankName", "Bank"),
      field("bank.accountHolder", "Számlatulajdonos"),
      field(
        "bank.accountNumber",
        "Számlaszám (8-8-8 számjegy)",
        unless(
          (text) => parseBankAccount(text).ok,
          "Nem érvényes magyar bankszámlaszám (az ellenőrző számjegy sem egyezhet).",
        ),
      ),
      {
        ...field(
          BANK_CODE,
          "BIC (SWIFT) kód: ettől lesz QR-kód az átutaláshoz (üresen nincs)",
          unless(isHungarianBic, "Nem magyar bank BIC-kódja (8 vagy 11 karakter, például OTPVHUHB)."),
        ),
        isOptional: true,
      },
      whole("bank.transferDueDays", "Átutalás határideje (nap), utána a rendelés törlődik", 1, 60),
      whole(
        "bank.transferReminderDays",
        "Emlékeztető levél ennyi nappal a rendelés után, ha nem jött pénz (0: nincs)",
        0,
        59,
      ),
    ],
  },
  {
    title: "Cégadatok",
    fields: [
      field("legal.name", "Cégnév"),
      field("legal.shortName", "Rövidített cégnév"),
      ...address("legal.seat", "Székhely"),
      field(
        "legal.companyNumber",
        "Cégjegyzékszám (01-09-123456)",
        unless((text) => COMPANY_NUMBER.test(text), "Nem cégjegyzékszám (01-09-123456)."),
      ),
      ...inEachLanguage("legal.registeringCourt", "Nyilvántartó bíróság"),
      field(
        "legal.taxNumber",
        "Adószám (12345676-2-41)",
        unless((text) => parseTaxNumber(text).ok, "Nem érvényes adószám."),
      ),
      ...inEachLanguage("legal.representative", "Képviselő"),
      ...inEachLanguage("legal.chamber", "Kamara"),
      whole("legal.founded", "Alapítás éve", 1800, 2200),
    ],
  },
  {
    title: "Tárhelyszolgáltató",
    fields: [
      field("hosting.name", "Név"),
      ...address("hosting.address", "Cím"),
      field("hosting.email", "E-mail-cím", email),
    ],
  },
  {
    title: "Békéltető testület",
    fields: [
      ...inEachLanguage("conciliationBoard.name", "Név"),
      ...address("conciliationBoard.address", "Cím"),
      field("conciliationBoard.postalBox", "Postafiók"),
      field("conciliationBoard.email", "E-mail-cím", email),
      field("conciliationBoard.phone", "Telefonszám", phone),
      field("conciliationBoard.website", "Webcím", url),
    ],
  },
]

export const SETTING_FIELDS: readonly SettingField[] = SETTING_GROUPS.flatMap(({ fields }) => fields)

/** Values by path. Numbers are kept as text, as they are typed; they are checked whenever they are read. */
export type SettingValues = Record<string, string>

/** What a new shop starts with. */
export const START_VALUES: SettingValues = { ...valuesOf(shop), ...WATCH_START }

/** The values of a shop by path. */
export function valuesOf(from: unknown): SettingValues {
  return Object.fromEntries(SETTING_FIELDS.map(({ path }) => [path, String(readPath(from, path) ?? "")]))
}

function readPath(from: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], from)
}
