import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/proforma.ts"

/** The pro-forma of an unpaid transfer, for everybody who may see its order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  await readOwnOrder(request, params.id, { commerce, locale })
  const { name, content } = await read(commerce.orderInvoices.proforma(params.id))
  return new Response(Buffer.from(content, "base64"), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name.replace(/[^0-9A-Za-z.-]/g, "-")}"`,
    },
  })
}
