import { LOCALES } from "@porteka/shop/languages"
import { type ChangedFile, dashboardFile } from "./changed-file.ts"

const TEXTS = "var translations_default = {"

/** A language that Medusa does not know is shown in English, with the shop's own texts. */
const ownTexts = LOCALES.map(
  (locale) =>
    `...(typeof ${locale}_default === "undefined" ? {} : { ${locale}: { translation: ${locale}_default } })`,
)

const LIST = ["  }\n];\n\nexport {\n  languages\n};", "  }\n]"] as const

/**
 * Medusa's admin contains its texts in thirty languages, more than half of its scripts. The profile offers the
 * shop's languages, in which our own pages are written, too; the texts of the others are left out by the bundler,
 * because nothing reads them.
 */
export const ADMIN_LANGUAGES: ChangedFile[] = [
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: TEXTS,
        to: `var translations_default = { ${ownTexts.join(", ")} };\nvar textsInEveryLanguage = {`,
      },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: LIST[0],
        to: LIST[0].replace(
          LIST[1],
          `${LIST[1]}.filter(({ code }) => ${JSON.stringify(LOCALES)}.includes(code))`,
        ),
      },
    ],
  },
]
