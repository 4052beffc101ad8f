import { requireOwnOrder } from "#app/features/orders/own-order.server.ts"
import { read } from "#app/server/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/invoice.ts"

/** The file of an invoice, for whoever may see its order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { commerce } = context.get(requestContext)
  await requireOwnOrder(request, params.id)
  const { number, content } = await read(commerce.orderInvoices.retrieve(params.id, params.invoiceId))
  const name = number.replace(/[^0-9A-Za-z-]/g, "-")
  return new Response(Buffer.from(content, "base64"), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}.pdf"`,
    },
  })
}
