import { redirect } from "react-router"
import "#app/i18n/account-messages.ts"
import { useTranslations } from "use-intl"
import { AccessFrame } from "#app/features/account/access/access-frame.tsx"
import { accessPicture } from "#app/features/account/access/access-picture.server.ts"
import { AccountBenefits } from "#app/features/account/access/account-benefits.tsx"
import { RegisterForm } from "#app/features/account/access/register-form.tsx"
import { parseForm, RegisterSchema } from "#app/features/account/account-schemas.ts"
import { refuse } from "#app/features/account/form-reply.server.ts"
import { signUp } from "#app/features/account/server/sign-up.server.ts"
import { findOrderForForm } from "#app/features/orders/own-order.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { safeBack } from "#app/server/session/safe-back.ts"
import { readSession } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/register.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** `?order=` is an order that this browser has just placed as a guest: its name and address are filled in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const wished = url.searchParams.get("back")
  const session = await readSession(request, shop)
  if (session.state === "authenticated") throw redirect(safeBack(wished, shop.locale))
  const order = await findOrderForForm(request, url.searchParams.get("order") ?? "", shop)
  const filled = order && {
    email: order.email ?? "",
    first_name: order.billing_address?.first_name ?? "",
    last_name: order.billing_address?.last_name ?? "",
    claim_orders: "on",
  }
  return {
    picture: await accessPicture(shop),
    back: wished && safeBack(wished, shop.locale),
    filled: filled ?? {},
    isAfterOrder: filled !== null,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  const parsed = parseForm(RegisterSchema, form)
  if (!parsed.ok) return refuse(sent, parsed)
  const outcome = await signUp(shop, { ...parsed.data, locale: shop.locale })
  if (!outcome.ok) return refuse(sent, outcome)
  const { back } = textsOf(form)
  const onward = back ? `?back=${encodeURIComponent(safeBack(back, shop.locale))}` : ""
  throw redirect(pathsIn(shop.locale).verify() + onward, { status: 303, headers: outcome.headers })
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const { picture, back, filled, isAfterOrder } = loaderData
  const t = useTranslations("access")
  const paths = usePaths()
  return (
    <AccessFrame
      title={t("registerTitle")}
      lead={isAfterOrder ? t("registerAfterOrder") : t("registerLead")}
      picture={picture}
      after={
        <>
          <p>
            {t("haveAccount")}{" "}
            <Link
              to={paths.login() + (back ? `?back=${encodeURIComponent(back)}` : "")}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t("logIn")}
            </Link>
          </p>
          <AccountBenefits />
        </>
      }
    >
      <PageMeta title={t("registerTitle")} indexed={false} />
      <RegisterForm back={back} filled={filled} reply={reply} />
    </AccessFrame>
  )
}
