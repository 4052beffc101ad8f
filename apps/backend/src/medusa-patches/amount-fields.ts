import { byLanguage, DEFAULT_LOCALE, LANGUAGES } from "@porteka/shop/languages"
import { type ChangedFile, SHOWN_LANGUAGE } from "./changed-file.ts"

/** Large enough to be grouped: Hungarian writes four digits without a space. */
const SAMPLE = 1_234_567.8

function separatorsOf(tag: string) {
  const parts = new Intl.NumberFormat(tag).formatToParts(SAMPLE)
  const textOf = (type: "decimal" | "group") => parts.find((part) => part.type === type)?.value ?? ""
  return { decimal: textOf("decimal"), group: textOf("group") }
}

const BY_LANGUAGE = byLanguage((locale) => separatorsOf(LANGUAGES[locale].tag))
/** Medusa's admin has more languages than the shop. */
const SEPARATORS = `(${JSON.stringify(BY_LANGUAGE)}[${SHOWN_LANGUAGE}] ?? ${JSON.stringify(BY_LANGUAGE[DEFAULT_LOCALE])})`

/**
 * Medusa's fields for amounts read what is typed in the language of the browser: in an English one, „10.000”
 * became a refund of 10 forints, and „1234,5” became 12,345.
 */
export const AMOUNT_FIELDS: ChangedFile[] = [
  {
    file: /react-currency-input-field\/dist\/index\.esm\.js$/,
    changes: [
      {
        from: "var decimalSeparator = _decimalSeparator || localeConfig.decimalSeparator || '';",
        to: `var separators = ${SEPARATORS};\n    var decimalSeparator = separators.decimal;`,
      },
      {
        from: "var groupSeparator = _groupSeparator || localeConfig.groupSeparator || '';",
        to: "var groupSeparator = separators.group;",
      },
    ],
  },
]
