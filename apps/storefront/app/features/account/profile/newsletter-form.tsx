import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import type { FormReply } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import { useFormReply } from "../use-form-reply.tsx"

export const NEWSLETTER_INTENT = "newsletter"

interface NewsletterFormProps {
  isSubscribed: boolean
  reply: FormReply | undefined
}

export function NewsletterForm({ isSubscribed, reply }: NewsletterFormProps) {
  const t = useTranslations("account")
  const { summary } = useFormReply(reply, NEWSLETTER_INTENT)
  return (
    <OwnedForm className="flex flex-col items-start gap-4">
      {summary}
      <p role="status">{isSubscribed ? t("newsletterOn") : t("newsletterOff")}</p>
      <input type="hidden" name="subscribed" value={isSubscribed ? "" : "on"} />
      <IntentButton intent={NEWSLETTER_INTENT} variant="secondary">
        {isSubscribed ? t("unsubscribe") : t("subscribe")}
      </IntentButton>
    </OwnedForm>
  )
}
