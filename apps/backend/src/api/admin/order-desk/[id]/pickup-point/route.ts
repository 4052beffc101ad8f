import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import type { PickupPointRefusal } from "@porteka/commerce-sdk"
import { readDesk } from "../../../../../domains/order-desk/read-desk.ts"
import { changePickupPoint } from "../../../../../domains/orders/change-pickup-point.ts"
import { notAllowed } from "../../../../../refusals/refusals.ts"
import { staffText, type Words } from "../../../../../staff-language/staff-language.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

const MOST_CHARACTERS = 100

export const bodySchema = z.strictObject({ pickup_point_id: z.string().trim().min(1).max(MOST_CHARACTERS) })

/** Sends an order to another pickup point. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { pickup_point_id: pointId } = parseInput(bodySchema, req.body)
  const refused = await changePickupPoint(req.scope, { orderId, pointId, by: req.auth_context.actor_id })
  if (refused) throw notAllowed(reasonOf(refused))
  res.json({ order: await readDesk(req.scope, orderId) })
}

function reasonOf(refused: PickupPointRefusal): string {
  const reasons: Record<PickupPointRefusal, Words> = {
    order_not_collected: {
      hu: "Ez a rendelés nem átvételi pontra megy.",
      en: "This order does not go to a pickup point.",
    },
    order_packed: {
      hu: "A rendelés már be van csomagolva. Vonja vissza a csomagot, és utána módosítsa az átvételi pontot.",
      en: "The order is packed already. Withdraw the parcel first, then change the pickup point.",
    },
    pickup_point_costs_differently: {
      hu: "Ennél a futárszolgálatnál más a szállítás díja, ezért a rendelés nem irányítható ide.",
      en: "Delivery by this carrier costs something else, so the order cannot be sent there.",
    },
    pickup_point_unavailable: {
      hu: "Ez az átvételi pont nem fogad csomagot.",
      en: "This pickup point takes no parcels.",
    },
    pickup_point_too_heavy: {
      hu: "A csomag ehhez az átvételi ponthoz túl nehéz.",
      en: "The parcel is too heavy for this pickup point.",
    },
    pickup_point_no_cash: {
      hu: "Ezen az átvételi ponton nem lehet utánvéttel fizetni.",
      en: "This pickup point takes no cash on delivery.",
    },
    pickup_point_needs_mobile: {
      hu: "Az átvételi kódot SMS-ben küldik, ezért mobiltelefonszám kell.",
      en: "The code is sent by text message, so a mobile number is needed.",
    },
  }
  return staffText(reasons[refused])
}
