import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/invoice.ts"

/** The PDF of an invoice, for everybody who may see its order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  await readOwnOrder(request, params.id, { commerce, locale })
  const { number, content } = await read(
    commerce.orderInvoices.retrieve({ id: params.id, invoice_id: params.invoiceId }),
  )
  const name = number.replace(/[^0-9A-Za-z-]/g, "-")
  return new Response(Buffer.from(content, "base64"), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}.pdf"`,
    },
  })
}
