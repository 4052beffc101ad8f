import type { DeskOrderDetails, ParcelRefusal } from "@porteka/commerce-sdk"
import { parsePhone } from "@porteka/hungary"
import type { ParcelToSend } from "../../parcels/carrier.ts"
import { cashOf } from "../order-desk/cash-of.ts"

/** The carrier of home deliveries; a parcel for a pickup point goes with the point's carrier. */
const HOME_CARRIER = "gls"

type Desk = Pick<
  DeskOrderDetails,
  "stage" | "name" | "email" | "phone" | "address" | "pickup_point" | "method" | "due" | "parcels"
>

export interface OrderToSend {
  desk: Desk
  /** `courier`, `locker` or `pickup`; null: nothing is delivered. */
  delivery: string | null
  /** Total weight. */
  grams: number
}

interface PlannedParcel {
  fulfillmentId: string
  parcel: Omit<ParcelToSend, "reference">
}

export type ParcelPlan =
  | { carrier: string; parcels: PlannedParcel[]; refusal: null }
  | { refusal: ParcelRefusal }

const refuse = (code: ParcelRefusal["code"], detail: string | null = null): ParcelPlan => ({
  refusal: { code, detail },
})

/** The carrier of an order; null if it is collected in the shop. */
export function carrierOf({ desk, delivery }: OrderToSend): string | null {
  if (delivery === "courier") return HOME_CARRIER
  return delivery === "locker" ? (desk.pickup_point?.carrier.toLowerCase() ?? null) : null
}

/** The buyer's address; the pickup point's, if a buyer from abroad collects the parcel there. */
export function destinationOf({ address, pickup_point: point }: Pick<Desk, "address" | "pickup_point">) {
  if (!address?.address_1 && point) {
    return { postal_code: point.postal_code, city: point.city, street: point.address }
  }
  const street = [address?.address_1, address?.address_2].filter(Boolean).join(" ")
  return address && { postal_code: address.postal_code, city: address.city, street }
}

/** The order's packed parcels that are not shipped yet, in the carriers' common format. */
export function planParcels(order: OrderToSend): ParcelPlan {
  const { desk, delivery, grams } = order
  if (desk.stage === "cancelled") return refuse("cancelled")
  if (delivery !== "courier" && delivery !== "locker") return refuse("no_carrier_needed")
  const carrier = carrierOf(order)
  if (!carrier) return refuse("bad_point")
  const waiting = desk.parcels.filter((parcel) => !parcel.shipped_at && !parcel.delivered_at)
  if (waiting.length === 0) return refuse(desk.parcels.length > 0 ? "already_shipped" : "not_packed")
  const phone = parsePhone(desk.phone ?? "")
  if (!phone.ok) return refuse("bad_phone", desk.phone)
  const address = destinationOf(desk)
  if (!address?.postal_code || !address.city || !address.street) return refuse("bad_address")
  const common = {
    recipient: { name: desk.name, phone: phone.e164, email: desk.email ?? "" },
    address: {
      postal_code: address.postal_code,
      city: address.city,
      street: address.street,
      country: desk.address?.country_code ?? "hu",
    },
    pointId: delivery === "locker" ? (desk.pickup_point?.code ?? null) : null,
    // With several parcels their individual weights are unknown.
    grams: desk.parcels.length === 1 ? grams : 0,
  }
  const [first] = desk.parcels.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  return {
    carrier,
    parcels: waiting.map(({ id }) => ({
      fulfillmentId: id,
      parcel: { ...common, cash: id === first?.id ? cashOf(desk) : null },
    })),
    refusal: null,
  }
}
