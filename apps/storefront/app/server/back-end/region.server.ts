import type { CommerceClient } from "@porteka/commerce-sdk"
import { CURRENCY } from "@porteka/shop"
import { logger } from "../log.server.ts"

let known: Promise<string> | null = null

/** The id of the shop's region, requested once. A failure is not cached, so the next caller asks again. */
export function regionId(commerce: CommerceClient): Promise<string> {
  known ??= findRegion(commerce).catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

async function findRegion(commerce: CommerceClient): Promise<string> {
  const { regions } = await commerce.regions.list()
  const region = regions.find((candidate) => candidate.currency_code.toUpperCase() === CURRENCY)
  if (!region) throw new NoRegionError()
  logger.info({ region: region.id }, "Regions loaded successfully")
  return region.id
}

/** No region of the back end has the shop's currency (error catalogue, specification 8). */
export class NoRegionError extends Error {
  constructor() {
    super("No region ID available to create cart")
  }
}
