import { LINE_OPTIONS, type Personalisation } from "@porteka/shop"
import { useLocale, useTranslations } from "use-intl"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"

/** The characters that `findLineOptionFault` accepts, for the browser's own validation. */
const PATTERNS = {
  letters: "[\\p{L}\\p{M} .'’\\-]+",
  text: "[\\p{L}\\p{M}\\p{N} .,!?&+'’\\-]+",
} as const

interface PersonalisationFieldProps {
  personalisation: Personalisation
  defaultValue?: string | undefined
}

/** The inscription of a personalized product. */
export default function PersonalisationField({ personalisation, defaultValue }: PersonalisationFieldProps) {
  const t = useTranslations("product")
  const locale = useLocale()
  const { max_length: count, characters } = personalisation
  return (
    <Field
      label={LINE_OPTIONS.personalisation.label[locale]}
      hint={t(characters === "letters" ? "inscriptionLetters" : "inscriptionText", { count })}
    >
      {(control) => (
        <TextInput
          {...control}
          name="personalisation"
          required
          maxLength={count}
          pattern={PATTERNS[characters]}
          autoComplete="off"
          defaultValue={defaultValue}
        />
      )}
    </Field>
  )
}
