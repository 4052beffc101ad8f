import { type CommerceClient, isOutage } from "@porteka/commerce-sdk"
import { z } from "zod"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { logger } from "#app/server/log.server.ts"
import { NO_SEARCH, type PickupSearch, toPickupPointView } from "./pickup-point-view.ts"

const POINTS_SHOWN = 12
const QUERY_CHARACTERS = 60

const QuerySchema = z
  .string()
  .catch("")
  .transform((text) => text.trim().slice(0, QUERY_CHARACTERS))

/**
 * Pickup points by postal code or town. The checkout works without them while the back end is unavailable.
 */
export async function findPickupPoints(commerce: CommerceClient, text: unknown): Promise<PickupSearch> {
  const q = QuerySchema.parse(text)
  if (!q) return NO_SEARCH
  try {
    const { pickup_points: points } = await commerce.pickupPoints.list({ query: { q, limit: POINTS_SHOWN } })
    return { q, state: "found", points: points.map(toPickupPointView) }
  } catch (error) {
    if (!isOutage(error)) throw error
    logger.warn({ err: error }, "The pickup points could not be asked for.")
    return { q, state: "unavailable", points: [] }
  }
}

/** The search text: what was typed into the search, otherwise that of the address. */
export const searchedFor = (form: FormData): unknown =>
  form.get("pickup_query") ||
  searchedNear({ country_code: form.get("country_code"), postal_code: form.get("postal_code") })

/** The search text for an address; there is nothing near one abroad. */
export const searchedNear = ({
  country_code: country,
  postal_code: code,
}: Record<string, unknown>): unknown => (isForeignField(country) ? "" : code)
