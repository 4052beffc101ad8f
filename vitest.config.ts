import { defineConfig } from "vitest/config"

const setupFiles = ["./tests/fixtures/console-errors.ts"]
const HTTP_TEST_TIMEOUT_MS = 60_000
/** Processes are killed and started again, and the minutely repairs are awaited. */
const FAULT_TEST_TIMEOUT_MS = 240_000

const unit = (name: string, include: string[]) => ({
  test: { name, include, setupFiles, exclude: ["**/node_modules/**", "**/dist/**", "**/.medusa/**"] },
})

export default defineConfig({
  test: {
    projects: [
      unit("packages", ["packages/*/src/**/*.test.{ts,tsx}"]),
      unit("storefront", ["apps/storefront/**/*.test.{ts,tsx}"]),
      unit("backend", ["apps/backend/src/**/*.test.ts"]),
      unit("tools", ["tools/**/*.test.ts", "tests/fixtures/**/*.test.ts", "bench/**/*.test.ts"]),
      {
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          setupFiles,
          testTimeout: HTTP_TEST_TIMEOUT_MS,
          hookTimeout: HTTP_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          setupFiles,
          testTimeout: FAULT_TEST_TIMEOUT_MS,
          hookTimeout: FAULT_TEST_TIMEOUT_MS,
        },
      },
    ],
  },
})
