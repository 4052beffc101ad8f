import { keysOf } from "@porteka/shop"
import { lazy } from "react"
import { redirect, redirectDocument } from "react-router"
import "#app/i18n/account-messages.ts"
import { useTranslations } from "use-intl"
import { AccessFrame } from "#app/features/account/access/access-frame.tsx"
import { accessPicture } from "#app/features/account/access/access-picture.server.ts"
import { LoginForm } from "#app/features/account/access/login-form.tsx"
import { LoginSchema, parseForm } from "#app/features/account/account-schemas.ts"
import { refuse } from "#app/features/account/form-reply.server.ts"
import { signIn } from "#app/features/account/server/sign-in.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { sendOrKeep } from "#app/forms/unsent/send-or-keep.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { DEFAULT_LOCALE, isLocale } from "#app/i18n/locales.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { safeBack } from "#app/server/session/safe-back.ts"
import { readSession } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { acceptsCookies } from "#app/ui/browser/accepts-cookies.ts"
import { InBrowser } from "#app/ui/browser/in-browser.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/login.ts"

/** Loaded after the page, with the library for passkeys. */
const PasskeyLogin = lazy(() => import("#app/features/account/passkeys/passkey-login.tsx"))

/** The previous action, for the message above the form. */
const DONE = { signed_out: "signedOut", password_set: "passwordSet", deletion: "deletionConfirmed" } as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const wished = url.searchParams.get("back")
  const session = await readSession(request, shop)
  if (session.state === "authenticated") throw redirect(safeBack(wished, shop.locale))
  const done = url.searchParams.get("done")
  return {
    picture: await accessPicture(shop),
    back: wished && safeBack(wished, shop.locale),
    done: keysOf(DONE).find((known) => known === done) ?? null,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  const parsed = parseForm(LoginSchema, form)
  if (!parsed.ok) return refuse(sent, parsed)
  const outcome = await signIn(shop, request, parsed.data)
  const { back = null } = textsOf(form)
  if (!outcome.ok) {
    if (outcome.refusal.code !== "not_confirmed") return refuse(sent, outcome)
    throw redirect(pathsIn(shop.locale).verify(), { status: 303, headers: outcome.headers })
  }
  // A full page load, because everything around the page depends on who is logged in.
  throw redirectDocument(safeBack(back, shop.locale), { status: 303, headers: outcome.headers })
}

/**
 * A browser that rejects cookies is logged in for as long as its page is open; every other one by the form's
 * answer.
 */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  if (acceptsCookies()) return sendOrKeep({ request, serverAction })
  const { logInThisTab } = await import("#app/features/account/without-cookies/log-in-this-tab.ts")
  const form = await request.formData()
  const locale = isLocale(params.locale) ? params.locale : DEFAULT_LOCALE
  const reply = await logInThisTab(form)
  if (reply?.refusal?.code === "not_confirmed") throw redirect(pathsIn(locale).verify())
  if (reply) return reply
  throw redirect(safeBack(textsOf(form).back ?? null, locale))
}

export default function Login({ loaderData: { picture, back, done }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("access")
  const paths = usePaths()
  const onward = back ? `?back=${encodeURIComponent(back)}` : ""
  return (
    <AccessFrame
      title={t("loginTitle")}
      lead={back ? t("loginToGoOn") : t("loginLead")}
      picture={picture}
      after={
        <>
          <p>
            {t("newHere")}{" "}
            <Link to={paths.register() + onward} className="text-link inline-flex min-h-11 items-center">
              {t("toRegister")}
            </Link>
          </p>
          <p className="text-ink-muted text-sm">{t("guestNote")}</p>
        </>
      }
    >
      <PageMeta title={t("loginTitle")} indexed={false} />
      {done && !reply && (
        <Notice tone="success" live className="mb-6">
          {t(DONE[done])}
        </Notice>
      )}
      <LoginForm back={back} reply={reply} />
      <InBrowser>
        <PasskeyLogin onward={back ?? paths.account()} />
      </InBrowser>
    </AccessFrame>
  )
}
