import { type Locale, textsForStaff } from "@porteka/shop/languages"
import { plainRows } from "../../modules/content/rows.ts"
import { languageName } from "../../staff-language/staff-language.ts"
import { RowsField } from "../rows/rows-field.tsx"
import { LongField, TextField } from "./fields.tsx"
import type { FormField } from "./form-field.ts"
import { productDataTexts } from "./product-data-texts.ts"

const NO_PROBLEMS: ReadonlyMap<number, string> = new Map()

const warningRows = plainRows({ label: textsForStaff({ hu: "Figyelmeztetés", en: "Warning" }) })

/** The texts of the data sheet in one language. */
export function SheetFields({ locale, field }: { locale: Locale; field: FormField }) {
  const texts = productDataTexts()
  const labelled = (label: string) => `${label} (${languageName(locale)})`
  return (
    <>
      <TextField
        label={labelled(texts.material)}
        placeholder={texts.materialExample}
        {...field(`material_${locale}`)}
      />
      <TextField label={labelled(texts.dimensions)} {...field(`dimensions_${locale}`)} />
      <LongField label={labelled(texts.care)} {...field(`care_${locale}`)} />
      <RowsField
        id={`warnings-${locale}`}
        label={labelled(texts.warnings)}
        shape={warningRows}
        lang={locale}
        problems={NO_PROBLEMS}
        {...field(`warnings_${locale}`)}
      />
    </>
  )
}
