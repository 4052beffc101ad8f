import { createProgress } from "./bootstrap/progress.mjs"
import { findFreePort } from "./processes/ports.ts"
import { killCommands } from "./programs/command.ts"
import { redisAddress, redisProgram } from "./scale/redis.ts"
import { startScaledShop } from "./scale/scaled-shop.ts"
import { keepOpen } from "./stack/keep-open.ts"
import { readPersonalSettings } from "./stack/settings.ts"
import { prepareStack } from "./stack/stack.ts"
import { welcome } from "./stack/welcome.ts"
import { openShop } from "./start.ts"

/** `npm run scale`: the shop of `npm start`, with several storefronts and back ends behind a proxy, and Redis. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const redisPort = await findFreePort()
  const settings = { ...(await readPersonalSettings(args)), redisUrl: redisAddress(redisPort) }
  const stack = await prepareStack(settings, progress)
  const open = async () => {
    // First, because the database is migrated and filled with it, too.
    await stack.startPrograms([await redisProgram(settings, redisPort)])
    await openShop(stack, progress, () => startScaledShop(stack, settings, stack.databaseUrl()))
  }
  return keepOpen(stack, progress, {
    open,
    welcome: () => welcome(settings),
    abandon: killCommands,
  })
}
