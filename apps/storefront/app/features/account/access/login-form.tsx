import { useState } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { acceptsCookies } from "#app/ui/browser/accepts-cookies.ts"
import { InBrowser } from "#app/ui/browser/in-browser.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { EmailInput } from "../email-input.tsx"
import type { FormReply } from "../form-reply.ts"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"

interface LoginFormProps {
  /** Where to go after the login, if not to the account; a path of the shop. */
  back: string | null
  reply: FormReply | undefined
}

export function LoginForm({ back, reply }: LoginFormProps) {
  const t = useTranslations("access")
  const paths = usePaths()
  const busy = useNavigation().formMethod === "POST"
  const { field, summary } = useFormReply(reply, "")
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {summary}
      <InBrowser>
        <CookiesRefused />
      </InBrowser>
      {back && (
        <noscript>
          <p className="text-ink-muted text-sm">{t("loginAgain")}</p>
        </noscript>
      )}
      {back && <input type="hidden" name="back" value={back} />}
      <EmailInput {...field} label={t("email")} autoComplete="username webauthn" />
      <PasswordInput {...field} name="password" label={t("password")} />
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-2">
        <Button type="submit" size="large" busy={busy} className="max-sm:w-full">
          {t("logIn")}
        </Button>
        <Link to={paths.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
          {t("forgot")}
        </Link>
      </div>
    </Form>
  )
}

/** Without cookies the login ends with the page, so the form says so beforehand. */
function CookiesRefused() {
  const t = useTranslations("access")
  const [isRefused] = useState(() => !acceptsCookies())
  return isRefused && <Notice tone="warning">{t("cookiesRefused")}</Notice>
}
