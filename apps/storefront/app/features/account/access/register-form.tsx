import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { NameFields } from "#app/forms/name-fields.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { EmailInput } from "../email-input.tsx"
import type { FormReply } from "../form-reply.ts"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"

interface RegisterFormProps {
  back: string | null
  /** Prefilled from the order just placed, if an account is offered after it. */
  filled: Record<string, string>
  reply: FormReply | undefined
}

export function RegisterForm({ back, filled, reply }: RegisterFormProps) {
  const t = useTranslations("access")
  const paths = usePaths()
  const busy = useNavigation().formMethod === "POST"
  const { field, summary } = useFormReply(reply, "", { filled })
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {summary}
      {back && <input type="hidden" name="back" value={back} />}
      <NameFields {...field} labels={{ last_name: t("lastName"), first_name: t("firstName") }} />
      <EmailInput {...field} label={t("email")} />
      <PasswordInput {...field} name="password" label={t("password")} isNew />
      <div>
        <Checkbox
          name="claim_orders"
          label={t("claimOrders")}
          defaultChecked={field.values.claim_orders === "on"}
        />
        <Checkbox
          name="newsletter"
          label={t("newsletter")}
          defaultChecked={field.values.newsletter === "on"}
        />
      </div>
      <p className="text-ink-muted text-sm">
        {t.rich("privacyNotice", {
          link: (text) => (
            <Link to={paths.legal("privacy")} target="_blank" className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("register")}
      </Button>
    </Form>
  )
}
