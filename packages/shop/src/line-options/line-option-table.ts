import { textsByLanguage } from "../languages/index.ts"
import { EMAIL_CHARACTERS } from "../limits.ts"
import { keysOf } from "../records.ts"
import type { Localized } from "../shop-type.ts"

/** An optional or required choice for one line of the cart. */
export type LineOption = { label: Localized } & (
  | {
      kind: "flag"
      /**
       * The article number of the variant whose price is charged per piece: the owner changes it in the
       * admin.
       */
      price: { sku: string } | null
    }
  | {
      kind: "text"
      /** The general maximum number of characters; a product's own data may allow fewer. */
      maxLength: number
      /** Allowed characters. */
      pattern: RegExp
      multiline: boolean
      /** Has no meaning without this option. */
      needs: string | null
      /** Whether it describes the product itself, so that it is printed on the invoice, too. */
      invoiced: boolean
      /**
       * `all`: offered for all products that are shipped. `personalised`: required by products whose data
       * says so, and only by those. `gift_card`: describes the recipient of a gift card.
       */
      products: "all" | "personalised" | "gift_card"
      /** Not listed among the options, because the line's price shows it. */
      isHidden?: true
      /** Stored as `YYYY-MM-DD`, shown as the language writes days. */
      isDay?: true
    }
)

const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u

/** All options of a cart line besides its variant. Stored in the line's `metadata` under these keys. */
export const LINE_OPTIONS = {
  gift_wrap: {
    kind: "flag",
    price: { sku: "SZOLG-DISZCSOMAGOLAS" },
    label: textsByLanguage({ hu: "Díszcsomagolás", en: "Gift wrapping" }),
  },
  gift_message: {
    kind: "text",
    maxLength: 200,
    pattern: PLAIN_TEXT,
    multiline: true,
    needs: "gift_wrap",
    invoiced: false,
    products: "all",
    label: textsByLanguage({ hu: "Üzenet a kísérőkártyára", en: "Message on the card" }),
  },
  personalisation: {
    kind: "text",
    maxLength: 40,
    pattern: /^[\p{L}\p{M}\p{N} .,!?&+'’-]*$/u,
    multiline: false,
    needs: null,
    invoiced: true,
    products: "personalised",
    label: textsByLanguage({ hu: "Felirat", en: "Inscription" }),
  },
  card_amount: {
    kind: "text",
    maxLength: 7,
    pattern: /^[1-9]\d*$/,
    multiline: false,
    needs: null,
    invoiced: false,
    products: "gift_card",
    isHidden: true,
    label: textsByLanguage({ hu: "Érték", en: "Value" }),
  },
  card_recipient: {
    kind: "text",
    maxLength: 80,
    pattern: PLAIN_TEXT,
    multiline: false,
    needs: null,
    invoiced: false,
    products: "gift_card",
    label: textsByLanguage({ hu: "Kinek szól", en: "For" }),
  },
  card_email: {
    kind: "text",
    maxLength: EMAIL_CHARACTERS,
    pattern: /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\]]+$/,
    multiline: false,
    needs: null,
    invoiced: false,
    products: "gift_card",
    label: textsByLanguage({ hu: "A címzett e-mail-címe", en: "Recipient’s e-mail" }),
  },
  card_message: {
    kind: "text",
    maxLength: 300,
    pattern: PLAIN_TEXT,
    multiline: true,
    needs: null,
    invoiced: false,
    products: "gift_card",
    label: textsByLanguage({ hu: "Üzenet", en: "Message" }),
  },
  card_send_on: {
    kind: "text",
    maxLength: 10,
    pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    multiline: false,
    needs: null,
    invoiced: false,
    products: "gift_card",
    isDay: true,
    label: textsByLanguage({ hu: "Küldés napja", en: "Day of sending" }),
  },
} as const satisfies Record<string, LineOption>

export type LineOptionKey = keyof typeof LINE_OPTIONS

/** In display order. */
export const LINE_OPTION_KEYS = keysOf(LINE_OPTIONS)

/** The options of one line: a flag is present or not, a text is never empty. */
export type LineOptions = {
  readonly [K in LineOptionKey]?: (typeof LINE_OPTIONS)[K]["kind"] extends "flag" ? true : string
}

export const NO_LINE_OPTIONS: LineOptions = {}
