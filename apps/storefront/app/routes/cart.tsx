import { data, redirect } from "react-router"
import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { SCRIPTED_FIELD } from "#app/features/cart/cart-form.tsx"
import { parseCartIntent } from "#app/features/cart/contract/cart-intent.ts"
import { changeCartInBrowser } from "#app/features/cart/local/change-cart-in-browser.ts"
import { CartPage } from "#app/features/cart/page/cart-page.tsx"
import { toCartView } from "#app/features/cart/page/cart-view.ts"
import { readNews } from "#app/features/cart/server/cart-news.server.ts"
import { refuseCartForm, replyToCartForm } from "#app/features/cart/server/cart-reply.server.ts"
import { changeCart, readCartInLanguage } from "#app/features/cart/server/cart-service.server.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { readCartHandle } from "#app/server/cart-cookie.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireShop } from "#app/server/shop.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/cart.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { commerce, locale } = shopContext
  const state = await readCartInLanguage({ commerce, locale, ...(await readCartHandle(request)) })
  // It became an order while the browser was elsewhere: the page that asks after payments leads there.
  if (state.kind === "gone" && state.reason === "ordered") throw redirect(pathsIn(locale).verifyPayment())
  const known = state.kind === "open" ? await readNews({ commerce, locale }, state.cart) : null
  const cart = known && toCartView(known.cart, await requireShop(shopContext), known)
  const unavailable = state.kind === "unavailable"
  return data({ cart, unavailable }, { status: unavailable ? 503 : 200 })
}

/** Every change of the cart, from any page, is a form posted here. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const form = await request.formData()
  const parsed = parseCartIntent(form)
  if (!parsed.ok) return refuseCartForm(parsed.fault)
  const change = await changeCart({ commerce, locale, ...(await readCartHandle(request)) }, parsed.intent)
  return replyToCartForm(change, parsed.intent, {
    scripted: form.has(SCRIPTED_FIELD),
    cartPath: pathsIn(locale).cart(),
  })
}

/** What the server could not do, the browser keeps. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return changeCartInBrowser(form, serverAction) as ReturnType<typeof serverAction>
}

export default function Cart({ loaderData: { cart, unavailable }, actionData }: Route.ComponentProps) {
  const t = useTranslations("cartPage")
  return (
    <>
      <PageMeta title={t("title")} indexed={false} />
      <CartPage cart={cart} unavailable={unavailable} fault={actionData?.fault ?? null} />
    </>
  )
}
