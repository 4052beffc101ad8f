import { expect, test } from "vitest"
import { type ShopAddress, shopOfWorker, shopsEnvironment } from "./shop-of-worker.ts"

const shop = (number: number): ShopAddress => ({
  shopUrl: `http://127.0.0.1:300${number}`,
  backendUrl: `http://127.0.0.1:900${number}`,
  databaseUrl: `postgres://127.0.0.1/porteka_shop_${number}`,
  seededDatabaseUrl: "postgres://127.0.0.1/porteka_seeded",
  publishableKey: "pk_1",
  adminEmail: "admin@porteka.example",
  adminPassword: "a password",
  outboxFolder: `/shops/${number}/outbox`,
  logsFolder: `/shops/${number}/logs`,
  metricsUrls: [`http://127.0.0.1:500${number}/metrics`],
  cardSandboxUrl: `http://127.0.0.1:400${number}`,
  cardApiKey: "sk_test_1",
  cardWebhookSecret: "whsec_1",
  cardProvider: "stripe",
  carriersPort: 9_999,
  runFile: "/state/run.json",
  hasWorker: false,
})

const TWO_SHOPS = shopsEnvironment([shop(1), shop(2)])

test.each([
  ["Vitest's first", { VITEST_POOL_ID: "1" }, shop(1)],
  ["Vitest's second", { VITEST_POOL_ID: "2" }, shop(2)],
  ["Playwright's first", { TEST_PARALLEL_INDEX: "0" }, shop(1)],
  ["Playwright's second", { TEST_PARALLEL_INDEX: "1" }, shop(2)],
  ["a program without workers", {}, shop(1)],
])("%s has its own shop", (_, worker, own) => {
  expect(shopOfWorker({ ...TWO_SHOPS, ...worker })).toEqual(own)
})

test("a worker never shares a shop with another", () => {
  expect(() => shopOfWorker({ ...TWO_SHOPS, VITEST_POOL_ID: "3" })).toThrow("Worker 3 has no shop")
})

test("without a shop it says how to get one", () => {
  expect(() => shopOfWorker({ VITEST_POOL_ID: "1" })).toThrow("npm test -- http")
})
