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
  /** Where the run notes its processes. */
  runFile: z.string(),
  /** The storefront's and the back end's. */
  metricsUrls: z.array(z.url()),
  cardSandboxUrl: z.url(),
  cardApiKey: z.string(),
  cardWebhookSecret: z.string(),
  cardProvider: z.string(),
  /** Where the shop asks carriers for parcels: a test opens stand-ins of them there. */
  carriersPort: z.number(),
  /** Jobs are done by a back end that answers no calls: a test cannot have one done at once. */
  hasWorker: z.boolean(),
})

export type ShopAddress = z.infer<typeof SHOP>

/** What the test programs are given of the open shops. */
export const shopsEnvironment = (shops: readonly ShopAddress[]) => ({ TEST_SHOPS: JSON.stringify(shops) })

/** The shop with one more language, which all workers share; the journey through it is the only one there. */
export const pseudoShopEnvironment = (shop: ShopAddress) => ({ PSEUDO_SHOP: JSON.stringify(shop) })

/** @throws when the run has opened none */
export function pseudoShop({ PSEUDO_SHOP }: NodeJS.ProcessEnv): ShopAddress {
  if (PSEUDO_SHOP === undefined) throw new Error("No shop with the pseudo-language was opened for this run.")
  return SHOP.parse(JSON.parse(PSEUDO_SHOP))
}

/**
 * Which of the workers that run at the same time this process is, counted from 0: both programs number them without
 * gaps and give the number of one that has ended to the next. 0 outside of a worker.
 */
function workerIndex({ VITEST_POOL_ID, TEST_PARALLEL_INDEX }: NodeJS.ProcessEnv): number {
  if (VITEST_POOL_ID !== undefined) return Number(VITEST_POOL_ID) - 1
  return Number(TEST_PARALLEL_INDEX ?? 0)
}

/** The shop of this worker, which nobody else touches meanwhile. @throws when the run has opened none for it */
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
