import { createProgress } from "./bootstrap/progress.mjs"
import { killCommands } from "./command.ts"
import { startScaledShop } from "./scale/scaled-shop.ts"
import { keepOpen } from "./stack/keep-open.ts"
import { readPersonalSettings } from "./stack/settings.ts"
import { prepareStack } from "./stack/stack.ts"
import { welcome } from "./stack/welcome.ts"
import { openShop } from "./start.ts"

/** `npm run scale`: the shop of `npm start`, with several storefronts and back ends behind a proxy, and Redis. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const stack = await prepareStack(await readPersonalSettings(args), progress)
  return keepOpen(stack, progress, {
    open: () => openShop(stack, progress, () => startScaledShop(stack, stack.settings, stack.databaseUrl())),
    welcome: () => welcome(stack.settings),
    abandon: killCommands,
  })
}
