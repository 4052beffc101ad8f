import { useEffect } from "react"
import {
  data,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
} from "react-router"
import "#app/i18n/cart-messages.ts"
import { useTranslations } from "use-intl"
import { parseCartIntent } from "#app/features/cart/contract/cart-intent.ts"
import { changeCartInBrowser } from "#app/features/cart/local/change-cart-in-browser.ts"
import { readsAgainAfter } from "#app/features/cart/local/read-again.ts"
import { CartPage } from "#app/features/cart/page/cart-page.tsx"
import { type CartPageData, couponNews, toCartView } from "#app/features/cart/page/cart-view.ts"
import { readNews } from "#app/features/cart/server/cart-news.server.ts"
import { refuseCartForm, replyToCartForm } from "#app/features/cart/server/cart-reply.server.ts"
import { changeCart } from "#app/features/cart/server/change-cart.server.ts"
import { readGiftCardBalances } from "#app/features/cart/server/gift-card-balances.server.ts"
import { readGoesWith } from "#app/features/cart/server/goes-with.server.ts"
import { readCartInLanguage } from "#app/features/cart/server/read-cart.server.ts"
import { applyWaitingCoupon } from "#app/features/cart/server/waiting-coupon.server.ts"
import { type CategoryTile, CategoryTiles, toCategoryTiles } from "#app/features/catalogue/category-tiles.tsx"
import { ProductPrice } from "#app/features/catalogue/product-price.tsx"
import { COUPON_PARAMETER, pathsIn } from "#app/i18n/paths.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { readCartHandle } from "#app/server/cart/cart-cookie.server.ts"
import { readWaitingCoupon } from "#app/server/cart/coupon-cookie.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { type ShownData, useShownData } from "#app/ui/browser/use-shown-data.ts"
import type { Route } from "./+types/cart.ts"

interface CartRouteData extends CartPageData {
  /** For an empty cart: links to products. */
  categories: CategoryTile[]
}

const NO_CART = { cart: null, goesWith: [], coupon: null }
const BAD_GATEWAY = 502

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { commerce, locale, navigation } = shopContext
  const [state, categories] = await Promise.all([
    readCartHandle(request).then((handle) => readCartInLanguage({ commerce, locale, ...handle })),
    navigation().then((known) => toCategoryTiles(known?.categories ?? [])),
  ])
  // The cart became an order in the meantime: the page that checks payments redirects there.
  if (state.kind === "gone" && state.reason === "ordered") throw redirect(pathsIn(locale).verifyPayment())
  if (state.kind !== "open") {
    const unavailable = state.kind === "unavailable"
    return data<CartRouteData>({ ...NO_CART, unavailable, categories }, { status: unavailable ? 503 : 200 })
  }
  const [known, goesWith, shop, waiting, cardBalances] = await Promise.all([
    readNews({ commerce, locale }, state.cart),
    readGoesWith({ commerce, locale }, state.cart),
    requireShop(shopContext),
    readWaitingCoupon(request),
    readGiftCardBalances({ commerce }, state.cart),
  ])
  const cart = toCartView(known.cart, shop, { ...known, cardBalances })
  return data<CartRouteData>({
    cart,
    unavailable: false,
    goesWith,
    coupon: couponNews(cart, { applied: url.searchParams.get(COUPON_PARAMETER), waiting }),
    categories: cart.lines.length === 0 ? categories : [],
  })
}

/**
 * The cart is read again after every change. By itself the router would not update the drawer if a change
 * ends while the read after an earlier one is running.
 */
export function shouldRevalidate({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || (formMethod !== undefined && readsAgainAfter(actionStatus))
}

const shown: ShownData<CartRouteData> = { current: null }

/**
 * Offline: a cart that is on the screen stays there if the connection breaks between a change and the read after it; otherwise the
 * cart stored in the browser is shown instead of an error.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CartRouteData> {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof TypeError && shown.current?.cart) return shown.current
    const isUnavailable =
      error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= BAD_GATEWAY)
    if (!isUnavailable) throw error
    return { ...NO_CART, unavailable: true, categories: [] }
  }
}

/** Every change of the cart, from any page, is a form post to this route. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const form = await request.formData()
  const parsed = parseCartIntent(form)
  const sent = { request, locale, form }
  if (!parsed.ok) return refuseCartForm(parsed.fault, sent)
  const visit = { commerce, locale, ...(await readCartHandle(request)) }
  const change = await changeCart(visit, parsed.intent)
  const couponed = await applyWaitingCoupon(visit, await readWaitingCoupon(request), change, parsed.intent)
  return replyToCartForm(couponed, parsed.intent, sent)
}

/** If the server could not make the change, the browser stores it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return changeCartInBrowser(form, serverAction) as ReturnType<typeof serverAction>
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, ...page } = loaderData
  const t = useTranslations("cartPage")
  const { revalidate } = useRevalidator()
  useShownData(shown, loaderData)
  useEffect(() => {
    const again = () => void revalidate()
    addEventListener("online", again)
    return () => removeEventListener("online", again)
  }, [revalidate])
  return (
    <>
      <PageMeta title={t("title")} indexed={false} />
      <CartPage
        {...page}
        whereToLook={<CategoryTiles categories={categories} />}
        fault={actionData?.fault ?? null}
        price={({ price, unit_price, price_varies }) => (
          <ProductPrice price={price} unitPrice={unit_price} from={price_varies} />
        )}
      />
    </>
  )
}
