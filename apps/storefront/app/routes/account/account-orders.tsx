import { useTranslations } from "use-intl"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import { listOrders } from "#app/features/account/server/orders.server.ts"
import { unwrap } from "#app/features/account/unwrap.server.ts"
import { OrderHistory } from "#app/features/orders/history/order-history.tsx"
import { toPastOrder } from "#app/features/orders/history/past-order.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Pagination } from "#app/ui/navigation/pagination.tsx"
import type { Route } from "./+types/account-orders.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  await requireCustomer(request, shop)
  const wished = Number(url.searchParams.get("page") ?? 1)
  const asked = Number.isSafeInteger(wished) && wished > 0 ? wished : 1
  const { orders, page, pages } = unwrap(await listOrders(shop, { page: asked }), {
    url,
    locale: shop.locale,
  })
  return { orders: orders.map(toPastOrder), page, pages }
}

export default function Orders({ loaderData: { orders, page, pages } }: Route.ComponentProps) {
  const t = useTranslations("account")
  const paths = usePaths()
  const toPage = (number: number) =>
    number === 1 ? paths.accountOrders() : `${paths.accountOrders()}?page=${number}`
  return (
    <AccountPage title={t("orders")}>
      <PageMeta title={t("orders")} indexed={false} />
      <OrderHistory orders={orders} />
      <div className="mt-10">
        <Pagination
          label={t("pages")}
          previousLabel={t("previousPage")}
          nextLabel={t("nextPage")}
          pageLabel={(number) => t("pageNumber", { page: number })}
          page={page}
          pageCount={pages}
          toPage={toPage}
        />
      </div>
    </AccountPage>
  )
}
