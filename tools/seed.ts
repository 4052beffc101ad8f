import { createProgress } from "./bootstrap/progress.mjs"
import { buildPackages } from "./stack/builds.ts"
import { readPersonalSettings } from "./stack/settings.ts"
import { migrate, seed } from "./stack/shop-data.ts"
import { prepareStack } from "./stack/stack.ts"

/** `npm run seed`: adds what is missing of the demo goods. The shop must be closed. */
export async function main(): Promise<number> {
  const progress = createProgress()
  const stack = await prepareStack(await readPersonalSettings(), progress)
  try {
    const databaseUrl = await stack.openDatabase({ durable: true })
    await buildPackages(progress)
    await migrate(stack.settings, databaseUrl, progress)
    await seed(stack.settings, databaseUrl, progress)
    return 0
  } finally {
    await stack.stop()
  }
}
