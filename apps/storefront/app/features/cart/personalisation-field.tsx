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
  /** For links to it: on a page with one such field. */
  id?: string | undefined
  personalisation: Personalisation
  defaultValue?: string | undefined
  /** Why the value was refused, if it was sent without scripts. */
  refusal?: LineOptionFault | null
}

/**
 * The inscription of a personalized product. The browser's own validation is not used: its messages are in the
 * browser's language and cover the hint, and its limit of characters cuts pasted text.
 */
export default function PersonalisationField({
  id,
  personalisation,
  defaultValue,
  refusal = null,
}: PersonalisationFieldProps) {
  const t = useTranslations("product")
  const locale = useLocale()
  const [fault, setFault] = useState(refusal)
  const [length, setLength] = useState(inscriptionLength(defaultValue ?? ""))
  const { max_length: count, characters } = personalisation
  const rest = length === 0 || length > count ? "" : ` ${t("inscriptionLeft", { count: count - length })}`
  const check = (field: HTMLInputElement) => {
    const found = findFault(field.value, personalisation)
    field.setCustomValidity(found?.problem ?? "")
    return found
  }
  return (
    <Field
      {...(id !== undefined && { id })}
      label={LINE_OPTIONS.personalisation.label[locale]}
      hint={t(characters === "letters" ? "inscriptionLetters" : "inscriptionText", { count }) + rest}
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
            setLength(inscriptionLength(currentTarget.value))
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
