import { defineConfig } from "vitest/config"
import { messageCatalogues } from "./apps/storefront/bundling/message-catalogues.ts"
import { QUIET } from "./tools/stack/app-environment.ts"

const setupFiles = ["./tests/fixtures/console-errors.ts"]
/** Some try hundreds of inputs while the shops are being built beside them. */
const UNIT_TEST_TIMEOUT_MS = 60_000
/** A purchase needs a dozen calls, some tests make several, and the test machine may be busy. */
const HTTP_TEST_TIMEOUT_MS = 240_000
/** How long a test waits for what it polls, on a busy machine: Vitest's second is too short for one call. */
const POLL_MS = { timeout: 30_000, interval: 100 }
/** The storefront's modules read it when they are loaded. */
const STOREFRONT_ENVIRONMENT = {
  PUBLISHABLE_KEY: "pk_unit_tests",
  SESSION_SECRET: "the secret of the unit tests, of no shop",
  PICTURES_DIR: "pictures-of-no-shop",
  LOG_LEVEL: "silent",
}
/**
 * A worker runs all its files in one process: loading the modules for each takes half a second of processor time, and
 * what the fixtures remember (the administrator's session, the outbox, products) belongs to the worker's shop.
 */
const IN_ONE_PROCESS = { isolate: false }
const IN_A_SHOP = { ...IN_ONE_PROCESS, setupFiles, expect: { poll: POLL_MS } }
/** Processes are killed and started again, and the minutely repairs are awaited. */
const FAULT_TEST_TIMEOUT_MS = 240_000
/** A whole shop is saved, restored and opened by the commands, each in processes of its own. */
const RESTORE_TEST_TIMEOUT_MS = 480_000
/** The long form sends what two cores answer in half an hour. */
const FUZZ_TEST_TIMEOUT_MS = 3_600_000

/** Of both values, before they are compared: an order has three hundred, a page that is not the expected one many more. */
const MOST_LINES_OF_A_DIFFERENCE = 400

export default defineConfig({
  test: {
    // Tests over HTTP that run again in a shop of these kinds.
    tags: [
      { name: "scale", description: "what several back ends and storefronts could break" },
      { name: "cognito", description: "what a user pool answers instead of the shop itself" },
    ],
    diff: { truncateThreshold: MOST_LINES_OF_A_DIFFERENCE },
    projects: [
      {
        plugins: [messageCatalogues({ compiled: false })],
        test: {
          name: "unit",
          include: [
            "packages/*/src",
            "apps/storefront",
            "apps/backend/src",
            "demo",
            "tools",
            "tests/fixtures",
            "bench",
          ].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ["**/node_modules/**", "**/dist/**", "**/.medusa/**"],
          setupFiles,
          env: { ...QUIET, ...STOREFRONT_ENVIRONMENT },
          testTimeout: UNIT_TEST_TIMEOUT_MS,
          // Loading them anew for each file takes longer than the tests.
          ...IN_ONE_PROCESS,
        },
      },
      {
        test: {
          name: "http",
          ...IN_A_SHOP,
          include: ["tests/http/**/*.test.ts"],
          testTimeout: HTTP_TEST_TIMEOUT_MS,
          hookTimeout: HTTP_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "cognito",
          ...IN_A_SHOP,
          include: [
            "tests/cognito/**/*.test.ts",
            "tests/http/account-sign-up.test.ts",
            "tests/http/account-sessions.test.ts",
            "tests/http/storefront-account.test.ts",
          ],
          testTimeout: HTTP_TEST_TIMEOUT_MS,
          hookTimeout: HTTP_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "cards",
          ...IN_A_SHOP,
          include: ["tests/cards/**/*.test.ts"],
          testTimeout: HTTP_TEST_TIMEOUT_MS,
          hookTimeout: HTTP_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "scale",
          ...IN_A_SHOP,
          include: [
            "tests/scale/**/*.test.ts",
            "tests/http/account-sessions.test.ts",
            "tests/http/backend-idempotency.test.ts",
            "tests/http/backend-place-order.test.ts",
            "tests/http/backend-purchase.test.ts",
            "tests/http/card-payment.test.ts",
            "tests/http/order-mails.test.ts",
            "tests/http/storefront-cart.test.ts",
            "tests/http/storefront-freshness.test.ts",
            "tests/http/storefront-order-button.test.ts",
          ],
          testTimeout: HTTP_TEST_TIMEOUT_MS,
          hookTimeout: HTTP_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "empty",
          ...IN_A_SHOP,
          include: ["tests/empty/**/*.test.ts"],
          testTimeout: HTTP_TEST_TIMEOUT_MS,
          hookTimeout: HTTP_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "restore",
          include: ["tests/restore/**/*.test.ts"],
          setupFiles,
          testTimeout: RESTORE_TEST_TIMEOUT_MS,
          hookTimeout: RESTORE_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          setupFiles,
          testTimeout: FUZZ_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "faults",
          ...IN_A_SHOP,
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: FAULT_TEST_TIMEOUT_MS,
          hookTimeout: FAULT_TEST_TIMEOUT_MS,
        },
      },
    ],
  },
})
