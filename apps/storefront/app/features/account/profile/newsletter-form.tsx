import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { type FormReply, INTENT_FIELD } from "../form-reply.ts"
import { useFormReply } from "../use-form-reply.tsx"

export const NEWSLETTER_INTENT = "newsletter"

interface NewsletterFormProps {
  isSubscribed: boolean
  reply: FormReply | undefined
}

export function NewsletterForm({ isSubscribed, reply }: NewsletterFormProps) {
  const t = useTranslations("account")
  const busy = useNavigation().formData?.get(INTENT_FIELD) === NEWSLETTER_INTENT
  const { summary } = useFormReply(reply, NEWSLETTER_INTENT)
  return (
    <OwnedForm className="flex flex-col items-start gap-4">
      {summary}
      <p role="status">{isSubscribed ? t("newsletterOn") : t("newsletterOff")}</p>
      <input type="hidden" name="subscribed" value={isSubscribed ? "" : "on"} />
      <Button type="submit" name={INTENT_FIELD} value={NEWSLETTER_INTENT} variant="secondary" busy={busy}>
        {isSubscribed ? t("unsubscribe") : t("subscribe")}
      </Button>
    </OwnedForm>
  )
}
