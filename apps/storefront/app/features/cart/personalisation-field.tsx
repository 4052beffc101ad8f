import { LINE_OPTIONS, type Personalisation } from "@porteka/shop"
import { useLocale, useTranslations } from "use-intl"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"

/** The same characters as `findLineOptionFault` lets through, for the browser's own check. */
const PATTERNS = {
  letters: "[\\p{L}\\p{M} .'’\\-]+",
  text: "[\\p{L}\\p{M}\\p{N} .,!?&+'’\\-]+",
} as const

interface PersonalisationFieldProps {
  personalisation: Personalisation
  defaultValue?: string | undefined
}

/** What is written on goods that are made for one buyer. */
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
