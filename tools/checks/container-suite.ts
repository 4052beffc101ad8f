import { chmodSync } from "node:fs"
import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { Container } from "../containers/container.ts"
import { buildImages } from "../containers/images.ts"
import { backendAddress, backendEnvironment, storefrontEnvironment } from "../stack/app-environment.ts"
import { cardSandboxPrograms } from "../stack/servers.ts"
import { NO_CONTENTS } from "../stack/settings.ts"
import type { Stack } from "../stack/stack.ts"
import type { StageResult } from "./results.ts"
import { shopsEnvironment } from "./shop-of-worker.ts"
import { runVitest } from "./test-programs.ts"
import { makeShop, TEST_ENVIRONMENT, type TestShop } from "./test-shop.ts"

/** The commands of the service `migrate` in compose.yaml, where they are one line. */
export const CONTAINER_STEPS = [
  ["node", "../../node_modules/@medusajs/cli/cli.js", "db:migrate", "--execute-safe-links"],
  ["node", "../../node_modules/@medusajs/cli/cli.js", "exec", "./src/seed/run.js"],
]

/**
 * Writable for everybody, because the containers run as another user and the tests read the e-mails outside of
 * them.
 */
const OPEN_TO_ALL = 0o777

/** A new shop as compose.yaml opens it, on this machine's network: tables, foundation, back end, storefront. */
async function openInContainers(
  stack: Stack,
  { settings }: TestShop,
  [backend, storefront]: readonly [Container, Container],
  progress: Progress,
): Promise<() => Promise<void>> {
  const { logs } = settings.state
  await progress.step("Filling a new database from the container", async () => {
    for (const step of CONTAINER_STEPS) await backend.run(step.join(" "), step)
  })
  return await progress.step("Opening the shop of containers", async () => {
    const stopBackend = await stack.startPrograms([
      ...cardSandboxPrograms(settings),
      await backend.program("the back end", join(logs, "backend.log"), `${backendAddress(settings)}/ready`),
    ])
    const stopStorefront = await stack.startPrograms([
      await storefront.program(
        "the storefront",
        join(logs, "storefront.log"),
        `${settings.publicUrl}/healthz`,
      ),
    ])
    return async () => {
      await stopStorefront()
      await stopBackend()
    }
  })
}

/** Builds both images, opens a new shop with them and runs the tests of the empty shop there: they end with a purchase. */
export async function runContainers(
  stack: Stack,
  filters: string[],
  progress: Progress,
): Promise<StageResult> {
  await buildImages(stack.settings, progress)
  await stack.openDatabase({ durable: false })
  const shop = await makeShop(stack, "containers", { contents: NO_CONTENTS, isUnmade: true })
  const { outbox } = shop.settings.state
  chmodSync(outbox, OPEN_TO_ALL)
  const containers = [
    await Container.from("backend", backendEnvironment(shop.settings, shop.databaseUrl), [
      `${outbox}:/data/outbox`,
    ]),
    await Container.from("storefront", { ...storefrontEnvironment(shop.settings), ...TEST_ENVIRONMENT }),
  ] as const
  try {
    const close = await openInContainers(stack, shop, containers, progress)
    try {
      for (const container of containers) await container.checkHealth()
      return await runVitest(["empty"], { filters, env: shopsEnvironment([shop.address]), workers: 1 })
    } finally {
      await close()
    }
  } finally {
    for (const container of containers) await container.remove()
  }
}
