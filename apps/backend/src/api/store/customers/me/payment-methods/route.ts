import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { readRecords } from "../../../../../records/read-records.ts"

interface AccountHolder {
  id: string
  provider_id: string
  data: Record<string, unknown>
}

/** The cards a customer has saved with the payment providers. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const [customer] = await readRecords<{ account_holders: (AccountHolder | null)[] }>(req.scope, {
    entity: "customer",
    fields: ["account_holders.*"],
    filters: { id: req.auth_context.actor_id },
  })
  const holders = customer?.account_holders ?? []
  const payments = req.scope.resolve(Modules.PAYMENT)
  const kept = await Promise.all(
    holders.flatMap((holder) =>
      holder
        ? payments.listPaymentMethods({
            provider_id: holder.provider_id,
            context: { account_holder: holder },
          })
        : [],
    ),
  )
  res.json({ payment_methods: kept.flat() })
}
