import { createProgress } from "./bootstrap/progress.mjs"
import { refuseArguments } from "./refuse-arguments.ts"
import { compileBackend } from "./stack/builds.ts"
import { isOpen } from "./stack/run-record.ts"
import { readPersonalSettings } from "./stack/settings.ts"
import { migrate, rebuild } from "./stack/shop-data.ts"
import { prepareStack, urlOfOpenShop } from "./stack/stack.ts"

/** `npm run rebuild`: rebuilds the read model of the catalogue. The shop may be open or closed. */
export async function main(args: string[]): Promise<number> {
  refuseArguments(args)
  const progress = createProgress()
  const settings = await readPersonalSettings()
  if (await isOpen(settings.state.runFile)) {
    // Uses the compiled code that is running: compiling again would replace it under the open shop.
    await rebuild(settings, urlOfOpenShop(settings), progress)
    return 0
  }
  const stack = await prepareStack(settings, progress)
  try {
    const databaseUrl = await stack.openDatabase({ durable: true })
    await compileBackend(settings, progress)
    await migrate(settings, databaseUrl, progress)
    await rebuild(settings, databaseUrl, progress)
    return 0
  } finally {
    await stack.stop()
  }
}
