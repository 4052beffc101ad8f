import { rm } from "node:fs/promises"
import { join } from "node:path"
import type { BenchContext } from "../../tools/bench/context.ts"
import { BACKEND } from "../../tools/programs/project-paths.ts"
import { fillShelves, makeMedusaFolder } from "./medusa-backend.ts"
import type { Door } from "./wire.ts"

/** The shop's back end, and Medusa without our routes on a copy of its database. */
export type Doors = { ours: Door; medusa: Door }

/**
 * Opens both with enough stock, and measures.
 * @param prepareMedusa what its database needs besides stock
 */
export async function withDoors<Result>(
  context: BenchContext,
  measure: (doors: Doors) => Promise<Result>,
  prepareMedusa: (databaseUrl: string) => Promise<void> = async () => undefined,
): Promise<Result> {
  const folder = makeMedusaFolder(join(BACKEND, "node_modules"))
  try {
    const medusaUrl = await context.openMedusaBackend(folder, async (databaseUrl) => {
      await prepareMedusa(databaseUrl)
      await fillShelves(databaseUrl)
    })
    await fillShelves(context.databaseUrl)
    const { backendUrl, publishableKey } = context
    return await measure({
      ours: { backendUrl, publishableKey },
      medusa: { backendUrl: medusaUrl, publishableKey },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
