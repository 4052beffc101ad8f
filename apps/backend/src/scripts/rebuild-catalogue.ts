import type { ExecArgs } from "@medusajs/framework/types"
import { rebuildCatalogue } from "../modules/catalogue/indexing/rebuild-catalogue.ts"

/** `medusa exec ./src/scripts/rebuild-catalogue.ts` */
export default async function run({ container }: ExecArgs): Promise<void> {
  await rebuildCatalogue(container, (done, total) => {
    process.stdout.write(`\rCatalogue: ${done} of ${total} products${done === total ? "\n" : ""}`)
  })
}
