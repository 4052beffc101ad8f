import type { ReactNode } from "react"
import { redirect, redirectDocument } from "react-router"
import "#app/i18n/account-messages.ts"
import { useTranslations } from "use-intl"
import { AccessFrame } from "#app/features/account/access/access-frame.tsx"
import { accessPicture } from "#app/features/account/access/access-picture.server.ts"
import { RESEND_INTENT, ResendCode } from "#app/features/account/access/resend-code.tsx"
import { VerifyForm } from "#app/features/account/access/verify-form.tsx"
import { CodeSchema, ForeignCodeSchema, parseForm } from "#app/features/account/account-schemas.ts"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { confirmSignUp, readPendingSignUp, resendCode } from "#app/features/account/server/sign-up.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { safeBack } from "#app/server/session/safe-back.ts"
import { readSession } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/verify-email.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const wished = url.searchParams.get("back")
  const session = await readSession(request, shop)
  if (session.state === "authenticated") throw redirect(safeBack(wished, shop.locale))
  const pending = await readPendingSignUp(request)
  return {
    picture: await accessPicture(shop),
    email: pending?.email ?? null,
    back: wished && safeBack(wished, shop.locale),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const { [INTENT_FIELD]: intent, back = null } = textsOf(form)
  const sent = { url, locale: shop.locale, form }
  if (intent === RESEND_INTENT) {
    const outcome = await resendCode(shop, request)
    return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
  }
  const isKnown = (await readPendingSignUp(request)) !== null
  const parsed = parseForm(isKnown ? CodeSchema : ForeignCodeSchema, form)
  if (!parsed.ok) return refuse(sent, parsed)
  const outcome = await confirmSignUp(shop, request, parsed.data)
  if (!outcome.ok) return refuse(sent, outcome)
  throw redirectDocument(safeBack(back, shop.locale), { status: 303, headers: outcome.headers })
}

export default function Verify({ loaderData: { picture, email, back }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("access")
  const paths = usePaths()
  const strong = (text: ReactNode) => <strong className="wrap-anywhere font-medium text-ink">{text}</strong>
  return (
    <AccessFrame
      title={t("verifyTitle")}
      lead={email === null ? t("verifyLeadUnknown") : t.rich("verifyLead", { email, strong })}
      picture={picture}
      after={
        <>
          {email !== null && <ResendCode text={t("noCodeText")} reply={reply} />}
          <p className={email === null ? "" : "mt-4"}>
            <Link to={paths.register()} className="text-link inline-flex min-h-11 items-center">
              {t("otherEmail")}
            </Link>
          </p>
        </>
      }
    >
      <PageMeta title={t("verifyTitle")} indexed={false} />
      <VerifyForm isKnown={email !== null} back={back} reply={reply} />
    </AccessFrame>
  )
}
