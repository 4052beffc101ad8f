import { exportData } from "#app/features/account/server/rights.server.ts"
import { unwrap } from "#app/features/account/unwrap.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import type { Route } from "./+types/profile-data-file.ts"

/** All data stored about the customer, machine-readable (GDPR Article 20). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  await requireCustomer(request, shop)
  const { data } = unwrap(await exportData(shop), { url, locale: shop.locale })
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="my-data-${data.created_at.slice(0, 10)}.json"`,
    },
  })
}
