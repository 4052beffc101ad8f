import "#app/i18n/gift-card-messages.ts"
import {
  LINE_OPTIONS,
  type LineOptionFault,
  type LineOptionKey,
  type LineOptions,
  lastSendDay,
} from "@porteka/shop"
import { useLocale, useTranslations } from "use-intl"
import { useMeantEmail } from "#app/forms/use-meant-email.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import { FaultText } from "../fault-text.tsx"

interface CardFieldsProps {
  /** The initial values of the fields. */
  options?: LineOptions
  /** YYYY-MM-DD in the shop's own time: the first day it can be sent. */
  today: string
  /** Why one of them was refused. */
  refusal?: LineOptionFault | null
  /** Their ids are their names, for links to them: there is one such form on the page. */
  isLinked?: boolean
}

/** Fields for the recipient of a gift card and the day on which it is sent. */
export function CardFields({ options = {}, today, refusal = null, isLinked = false }: CardFieldsProps) {
  const t = useTranslations("giftCard")
  const locale = useLocale()
  const { ask, question } = useMeantEmail(t("emailMeant"))
  const {
    card_recipient: recipient,
    card_email: email,
    card_message: message,
    card_send_on: day,
  } = LINE_OPTIONS
  const stateOf = (key: LineOptionKey) => ({
    ...(isLinked && { id: key }),
    error: refusal?.key === key && <FaultText fault={{ code: "option", option: refusal }} />,
  })
  return (
    <>
      <Field {...stateOf("card_recipient")} label={recipient.label[locale]} hint={t("recipientHint")}>
        {(control) => (
          <TextInput
            {...control}
            name="card_recipient"
            required
            maxLength={recipient.maxLength}
            autoComplete="off"
            defaultValue={options.card_recipient}
          />
        )}
      </Field>
      <div>
        <Field
          {...stateOf("card_email")}
          label={email.label[locale]}
          note={t("optional")}
          hint={t("emailHint")}
        >
          {(control) => (
            <TextInput
              {...control}
              name="card_email"
              type="email"
              inputMode="email"
              maxLength={email.maxLength}
              autoComplete="off"
              defaultValue={options.card_email}
              onBlur={ask}
            />
          )}
        </Field>
        {question}
      </div>
      <Field
        {...stateOf("card_message")}
        label={message.label[locale]}
        note={t("optional")}
        hint={t("messageHint")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="card_message"
            rows={3}
            maxLength={message.maxLength}
            defaultValue={options.card_message}
          />
        )}
      </Field>
      <Field
        {...stateOf("card_send_on")}
        label={day.label[locale]}
        note={t("optional")}
        hint={t("sendHint")}
        className="sm:max-w-64"
      >
        {(control) => (
          <TextInput
            {...control}
            name="card_send_on"
            type="date"
            min={today}
            max={lastSendDay(today)}
            defaultValue={options.card_send_on}
          />
        )}
      </Field>
    </>
  )
}
