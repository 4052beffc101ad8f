import { z } from "zod"

/** How a test reaches one of the shops of its run. */
const SHOP = z.object({
  shopUrl: z.url(),
  backendUrl: z.url(),
  databaseUrl: z.string(),
  /** The data every shop of the run began with. */
  seededDatabaseUrl: z.string(),
  publishableKey: z.string(),
  adminEmail: z.string(),
  adminPassword: z.string(),
  outboxFolder: z.string(),
  logsFolder: z.string(),
  /** Where the run records its processes. */
  runFile: z.string(),
  /** The storefront's and the back end's. */
  metricsUrls: z.array(z.url()),
  cardSandboxUrl: z.url(),
  cardApiKey: z.string(),
  cardWebhookSecret: z.string(),
  cardProvider: z.string(),
  /** Carrier URL of the shop: tests start stand-ins there. */
  carriersPort: z.number(),
  /** Jobs run in a background back end that answers no requests, so a test cannot run one directly. */
  hasWorker: z.boolean(),
})

export type ShopAddress = z.infer<typeof SHOP>

/** Environment variables that describe the open shops to the test programs. */
export const shopsEnvironment = (shops: readonly ShopAddress[]) => ({ TEST_SHOPS: JSON.stringify(shops) })

/** The shop with the pseudo-language, shared by all workers; only its own journey uses it. */
export const pseudoShopEnvironment = (shop: ShopAddress) => ({ PSEUDO_SHOP: JSON.stringify(shop) })

/** @throws if the run has opened none */
export function pseudoShop({ PSEUDO_SHOP }: NodeJS.ProcessEnv): ShopAddress {
  if (PSEUDO_SHOP === undefined) throw new Error("No shop with the pseudo-language was opened for this run.")
  return SHOP.parse(JSON.parse(PSEUDO_SHOP))
}

/**
 * The index of this process among the concurrent workers, from 0: both programs number them without gaps and
 * reuse the number of a worker that has ended. 0 outside of a worker.
 */
function workerIndex({ VITEST_POOL_ID, TEST_PARALLEL_INDEX }: NodeJS.ProcessEnv): number {
  if (VITEST_POOL_ID !== undefined) return Number(VITEST_POOL_ID) - 1
  return Number(TEST_PARALLEL_INDEX ?? 0)
}

/** This worker's shop, which nobody else changes meanwhile. @throws if the run has opened none for it */
export function shopOfWorker(env: NodeJS.ProcessEnv): ShopAddress {
  if (env.TEST_SHOPS === undefined) {
    throw new Error(
      "These tests need a running shop: start them with `npm test -- http` or `npm test -- journeys`.",
    )
  }
  const shops = z.array(SHOP).parse(JSON.parse(env.TEST_SHOPS))
  const index = workerIndex(env)
  const shop = shops[index]
  if (!shop) throw new Error(`Worker ${index + 1} has no shop: there are ${shops.length}.`)
  return shop
}
