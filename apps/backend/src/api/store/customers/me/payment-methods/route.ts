import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

interface AccountHolder {
  id: string
  provider_id: string
  data: Record<string, unknown>
}

/** The cards a customer has kept with the payment providers. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "customer",
    fields: ["account_holders.*"],
    filters: { id: req.auth_context.actor_id },
  })
  const holders = (data[0]?.account_holders ?? []) as unknown as (AccountHolder | null)[]
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
