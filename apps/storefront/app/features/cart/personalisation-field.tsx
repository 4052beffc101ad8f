import {
  findLineOptionFault,
  inscriptionLength,
  LINE_OPTIONS,
  type LineOptionFault,
  type Personalisation,
  parseLineOptions,
} from "@porteka/shop"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { FaultText } from "./fault-text.tsx"

interface PersonalisationFieldProps {
  personalisation: Personalisation
  defaultValue?: string | undefined
}

/**
 * The inscription of a personalized product. The browser's own validation is not used: its messages are in the
 * browser's language and cover the hint, and its limit of characters cuts pasted text.
 */
export default function PersonalisationField({ personalisation, defaultValue }: PersonalisationFieldProps) {
  const t = useTranslations("product")
  const locale = useLocale()
  const [fault, setFault] = useState<LineOptionFault | null>(null)
  const [typed, setTyped] = useState<number | null>(null)
  const { max_length: count, characters } = personalisation
  const check = (field: HTMLInputElement) => {
    const found = findFault(field.value, personalisation)
    field.setCustomValidity(found?.problem ?? "")
    return found
  }
  return (
    <Field
      label={LINE_OPTIONS.personalisation.label[locale]}
      // Screen readers read the limit in the hint, and the error as soon as it is passed.
      note={
        typed !== null && (
          <span aria-hidden="true" className="tabular">
            {typed}/{count}
          </span>
        )
      }
      hint={t(characters === "letters" ? "inscriptionLetters" : "inscriptionText", { count })}
      error={fault && <FaultText fault={{ code: "option", option: fault }} />}
    >
      {(control) => (
        <TextInput
          {...control}
          name="personalisation"
          required
          autoComplete="off"
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => {
            const found = check(currentTarget)
            setTyped(inscriptionLength(currentTarget.value))
            setFault(found?.problem === "missing" ? null : found)
          }}
          onInvalid={(event) => {
            event.preventDefault()
            event.currentTarget.focus()
            setFault(check(event.currentTarget))
          }}
        />
      )}
    </Field>
  )
}

/** The product's own rule comes first, because it is narrower. */
function findFault(text: string, personalisation: Personalisation): LineOptionFault | null {
  const parsed = parseLineOptions({ personalisation: text })
  const options = parsed.ok ? parsed.options : { personalisation: text }
  const fault = findLineOptionFault(options, { personalisation, giftCards: null })
  return fault ?? (parsed.ok ? null : parsed.fault)
}
