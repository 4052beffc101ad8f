import { LINE_OPTIONS } from "@porteka/shop"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { Field } from "#app/ui/controls/field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"

const { label, maxLength } = LINE_OPTIONS.gift_message

/** The message on a wrapped product's card; with scripts it says how many letters are left. */
export function GiftMessageField({ defaultValue = "" }: { defaultValue?: string | undefined }) {
  const t = useTranslations("cartPage")
  const locale = useLocale()
  const [length, setLength] = useState(defaultValue.length)
  const rest = length === 0 ? "" : ` ${t("messageLeft", { count: maxLength - length })}`
  return (
    <Field label={label[locale]} note={t("optional")} hint={t("messageHint", { count: maxLength }) + rest}>
      {(control) => (
        <Textarea
          {...control}
          name="gift_message"
          rows={2}
          maxLength={maxLength}
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        />
      )}
    </Field>
  )
}
