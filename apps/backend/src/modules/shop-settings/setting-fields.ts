import { isHungarianBic, parseBankAccount } from "@porteka/hungary"
import { commaRows, rangeRows } from "../content/rows.ts"
import { COMPANY_GROUP } from "./company-settings.ts"
import {
  address,
  amounts,
  dayRanges,
  delivery,
  email,
  emails,
  field,
  inEachLanguage,
  internal,
  links,
  phone,
  picture,
  type SettingField,
  type SettingGroup,
  unless,
  url,
  wholeNumber,
  words,
} from "./setting-field.ts"
import { GIFT_CARD_HINT, LOOK_HINT } from "./setting-hints.ts"
import { MEASUREMENT_ID, PIXEL_ID } from "./setting-patterns.ts"
import { WATCH_GROUP } from "./watch-settings.ts"

/** Who is informed about new orders; empty: the shop's own address. */
export const ORDER_NOTICES = "notices.newOrders"

/** Belongs to the account: if the owner has entered an account without a BIC, there is none. */
export const BANK_CODE = "bank.bic"

/** The shop's key at Árukereső; without it customers are not asked about its questionnaire. */
export const ARUKERESO_KEY = "surveys.arukeresoKey"

/** Gift card amounts, separated by commas; none: they are not sold. */
export const GIFT_CARD_AMOUNTS = "giftCards.amounts"

/** The shop's holidays. */
export const CLOSURES = "delivery.closures"

/** The shop's own pages elsewhere, separated by commas. */
export const SOCIAL_LINKS = "socialLinks"

/** The shop's ids at analytics services; none: they are not used. */
const GOOGLE_ANALYTICS = "measuring.googleAnalytics"
const META_PIXEL = "measuring.metaPixel"

/**
 * All of `Shop` that the owner can change in the admin, in the order of its page; the admin's form,
 * validation and storage follow it. Delivery prices are not here, because they are those of Medusa's shipping
 * options.
 */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: words(["A bolt", "The shop"]),
    fields: [
      field("name", ["A bolt neve", "Name of the shop"]),
      ...inEachLanguage("slogan", ["Jelmondat", "Slogan"]),
      field("website", ["Webcím, ahogy a szövegekben áll", "Web address as texts show it"], url),
      wholeNumber(
        "lowStockBelow",
        ["„Utolsó darabok” jelzés ennyi darab alatt", "“Last pieces” below so many pieces"],
        0,
        1000,
      ),
      wholeNumber(
        "reviews.requestDays",
        [
          "Véleményt kérő levél ennyi nappal a kézbesítés után (0: nincs)",
          "Mail that asks for a review, so many days after delivery (0: none)",
        ],
        0,
        60,
      ),
      wholeNumber(
        "carts.remindAfterHours",
        [
          "Emlékeztető a feliratkozottaknak ennyi órával azután, hogy a kosarukat otthagyták (0: nincs)",
          "Reminder to subscribers so many hours after they left their cart (0: none)",
        ],
        0,
        72,
      ),
    ],
  },
  {
    title: words(["Arculat", "Look"]),
    hint: LOOK_HINT,
    fields: [
      picture("brand.logo", ["Logó", "Logo"]),
      picture("brand.icon", ["Ikon (négyzet)", "Icon (square)"], true),
      picture("brand.sharePicture", ["Megosztási kép", "Picture of shared links"]),
    ],
  },
  {
    title: words(["Ajándékutalvány", "Gift cards"]),
    hint: GIFT_CARD_HINT,
    fields: [
      {
        ...field(GIFT_CARD_AMOUNTS, [
          "Ekkora utalványok vehetők, forintban (ha egy sincs: nem árul utalványt)",
          "Gift cards of these amounts can be bought, in forints (if there is none: they are not sold)",
        ]),
        check: amounts,
        shape: commaRows({ label: words(["Összeg", "Amount"]) }),
        isOptional: true,
      },
      wholeNumber(
        "giftCards.validMonths",
        [
          "Ennyi hónapig váltható be a vásárlás napjától",
          "Can be used for so many months from the day of sale",
        ],
        12,
        120,
      ),
    ],
  },
  {
    title: words(["Kapcsolat", "Contact"]),
    fields: [
      field("contact.email", ["E-mail-cím", "E-mail"], email),
      field("contact.phone", ["Telefonszám", "Telephone"], phone),
      ...inEachLanguage("contact.hours", ["Elérhetőség", "Hours"]),
      {
        ...field(SOCIAL_LINKS, [
          "A bolt közösségi oldalai: Facebook, Instagram … (minden oldal alján látszanak)",
          "The shop's pages elsewhere: Facebook, Instagram … (shown at the bottom of every page)",
        ]),
        check: links,
        shape: commaRows({ label: words(["Webcím", "Web address"]) }),
        isOptional: true,
      },
      field("complaints.email", ["Panaszok e-mail-címe", "E-mail for complaints"], email),
      field("complaints.phone", ["Panaszok telefonszáma", "Telephone for complaints"], phone),
      ...address("complaints.address", ["Panaszok címe", "Address for complaints"]),
      wholeNumber(
        "complaints.answerDays",
        ["Panaszra ennyi napon belül válaszolunk", "Complaints are answered within so many days"],
        1,
        30,
      ),
      wholeNumber(
        "complaints.keepYears",
        ["Panaszt és választ ennyi évig őrzünk", "Complaints and answers are kept for so many years"],
        3,
        10,
      ),
      field("privacy.email", ["Adatvédelmi e-mail-cím", "E-mail for data protection"], email),
      {
        ...internal(
          field(ORDER_NOTICES, [
            "Új rendelésekről értesítést kap (ha egy sincs: a bolt címe)",
            "Is told of new orders (if there is none: the shop's own address)",
          ]),
        ),
        check: emails,
        shape: commaRows({ label: words(["E-mail-cím", "E-mail"]) }),
        isOptional: true,
      },
    ],
  },
  {
    title: words(["Szállítás", "Delivery"]),
    fields: [
      wholeNumber(
        "delivery.handlingWorkingDays.from",
        ["Feladás leghamarabb (munkanap)", "Dispatch at the soonest (working days)"],
        0,
        60,
      ),
      wholeNumber(
        "delivery.handlingWorkingDays.to",
        ["Feladás legkésőbb (munkanap)", "Dispatch at the latest (working days)"],
        0,
        60,
      ),
      wholeNumber(
        "delivery.cutOffHour",
        [
          "Az eddig az óráig leadott rendelésnél a mai nap is számít (24: éjfélig)",
          "For orders before this hour, today counts (24: until midnight)",
        ],
        0,
        24,
      ),
      {
        ...field(CLOSURES, [
          "Szünet: ezeken a napokon a bolt nem csomagol (a várható kézbesítés ezt figyelembe veszi)",
          "Holidays: nothing is packed on these days (expected deliveries take them into account)",
        ]),
        check: dayRanges,
        shape: rangeRows(
          { label: words(["Első nap", "First day"]), isDay: true },
          { label: words(["Utolsó nap", "Last day"]), isDay: true },
        ),
        isOptional: true,
      },
      ...delivery("courier"),
      ...delivery("locker"),
      ...delivery("pickup"),
      ...inEachLanguage("pickup.name", ["Átvételi pont neve", "Name of the pickup place"]),
      ...address("pickup.address", ["Átvételi pont", "Pickup place"]),
      ...inEachLanguage("pickup.hours", ["Átvételi pont nyitvatartása", "Opening hours of the pickup place"]),
      field("returns.recipient", ["Visszáru címzettje", "Returns are sent to (name)"]),
      ...address("returns.address", ["Visszáru címe", "Address for returns"]),
    ],
  },
  {
    title: words([
      "Fizetés nélkül (átutalással, utánvéttel) egyszerre rendelhető",
      "What can be ordered before it is paid (transfer, cash on delivery)",
    ]),
    fields: [
      wholeNumber(
        "unpaidLimits.pieces",
        ["Legfeljebb ennyi darab egy rendelésben", "At most so many pieces in an order"],
        1,
        10_000,
      ),
      wholeNumber(
        "unpaidLimits.amount",
        ["Legfeljebb ekkora végösszeg (Ft)", "At most this total (Ft)"],
        1_000,
        100_000_000,
      ),
      wholeNumber(
        "unpaidLimits.orders",
        [
          "Vevőnként (e-mail-cím vagy telefonszám) legfeljebb ennyi kifizetetlen, még nem csomagolt rendelés",
          "For each customer (e-mail or telephone) at most so many orders that are neither paid nor packed",
        ],
        1,
        1_000,
      ),
      wholeNumber(
        "unpaidLimits.networkOrders",
        [
          "Egy internetkapcsolatról legfeljebb ennyi kifizetetlen, még nem csomagolt rendelés",
          "From one internet connection at most so many orders that are neither paid nor packed",
        ],
        1,
        10_000,
      ),
    ],
  },
  WATCH_GROUP,

  {
    title: words(["Bankszámla", "Bank account"]),
    fields: [
      field("bank.bankName", ["Bank", "Bank"]),
      field("bank.accountHolder", ["Számlatulajdonos", "Account holder"]),
      field(
        "bank.accountNumber",
        ["Számlaszám (8-8-8 számjegy)", "Account number (8-8-8 digits)"],
        unless(
          (text) => parseBankAccount(text).ok,
          "Nem érvényes magyar bankszámlaszám (az ellenőrző számjegy sem egyezhet).",
          "No valid Hungarian account number (the check digits may be wrong).",
        ),
      ),
      {
        ...field(
          BANK_CODE,
          [
            "BIC (SWIFT) kód: ettől lesz QR-kód az átutaláshoz (üresen nincs)",
            "BIC (SWIFT) code: with it there is a QR code for the transfer (empty: none)",
          ],
          unless(
            isHungarianBic,
            "Nem magyar bank BIC-kódja (8 vagy 11 karakter, például OTPVHUHB).",
            "No BIC of a Hungarian bank (8 or 11 characters, for example OTPVHUHB).",
          ),
        ),
        isOptional: true,
      },
      wholeNumber(
        "bank.transferDueDays",
        [
          "Átutalás határideje (nap), utána a rendelés törlődik",
          "Time for the transfer (days); then the order is canceled",
        ],
        1,
        60,
      ),
      wholeNumber(
        "bank.transferReminderDays",
        [
          "Emlékeztető levél ennyi nappal a rendelés után, ha nem jött pénz (0: nincs)",
          "Reminder so many days after the order if no money has come (0: none)",
        ],
        0,
        59,
      ),
    ],
  },
  COMPANY_GROUP,
  {
    title: words([
      "Mérés külső szolgáltatással: csak annál, aki hozzájárul",
      "Measuring by services of others: only where somebody consents",
    ]),
    fields: [
      {
        ...field(
          GOOGLE_ANALYTICS,
          [
            "Google Analytics 4 mérési azonosítója (G-…; üresen nincs mérés)",
            "Measurement id of Google Analytics 4 (G-…; empty: no measuring)",
          ],
          unless(
            (text) => MEASUREMENT_ID.test(text),
            "Nem GA4-azonosító: G-vel kezdődik, például G-ABC1234567.",
            "No id of GA4: it begins with G-, for example G-ABC1234567.",
          ),
        ),
        isOptional: true,
      },
      {
        ...field(
          META_PIXEL,
          [
            "Meta (Facebook) képpont azonosítója (számjegyek; üresen nincs mérés)",
            "Id of the Meta (Facebook) pixel (digits; empty: no measuring)",
          ],
          unless(
            (text) => PIXEL_ID.test(text),
            "Nem képpont-azonosító: csak számjegyekből áll.",
            "No id of a pixel: it consists of digits.",
          ),
        ),
        isOptional: true,
      },
      {
        ...internal(
          field(ARUKERESO_KEY, [
            "Árukereső „Megbízható Bolt”: WebAPI-kulcs (üresen nem kérdezünk; a vevő a pénztárnál kérheti a kérdőívet)",
            "Árukereső “Megbízható Bolt”: WebAPI key (empty: nobody is asked; buyers can ask for the questionnaire at the checkout)",
          ]),
        ),
        isOptional: true,
      },
    ],
  },
  {
    title: words(["Tárhelyszolgáltató", "Hosting provider"]),
    fields: [
      field("hosting.name", ["Név", "Name"]),
      ...address("hosting.address", ["Cím", "Address"]),
      field("hosting.email", ["E-mail-cím", "E-mail"], email),
    ],
  },
  {
    title: words(["Békéltető testület", "Conciliation board"]),
    fields: [
      ...inEachLanguage("conciliationBoard.name", ["Név", "Name"]),
      ...address("conciliationBoard.address", ["Cím", "Address"]),
      field("conciliationBoard.postalBox", ["Postafiók", "Post office box"]),
      field("conciliationBoard.email", ["E-mail-cím", "E-mail"], email),
      field("conciliationBoard.phone", ["Telefonszám", "Telephone"], phone),
      field("conciliationBoard.website", ["Webcím", "Web address"], url),
    ],
  },
]

export const SETTING_FIELDS: readonly SettingField[] = SETTING_GROUPS.flatMap(({ fields }) => fields)
