import { createProgress, type Progress } from "./bootstrap/progress.mjs"
import { killCommands } from "./programs/command.ts"
import { compileBackend } from "./stack/builds.ts"
import { keepOpen } from "./stack/keep-open.ts"
import { developmentPrograms } from "./stack/servers.ts"
import { readPersonalSettings } from "./stack/settings.ts"
import { migrate, seedOnce } from "./stack/shop-data.ts"
import { prepareStack, type Stack } from "./stack/stack.ts"
import { welcome } from "./stack/welcome.ts"

async function openWorkshop(stack: Stack, progress: Progress): Promise<void> {
  const { settings } = stack
  const databaseUrl = await progress.step("Starting the database", () =>
    stack.openDatabase({ durable: true }),
  )
  await compileBackend(settings, progress)
  await migrate(settings, databaseUrl, progress)
  await seedOnce(settings, databaseUrl, progress)
  // Without progress output: the programs write to the screen themselves.
  await stack.startPrograms(developmentPrograms(settings, databaseUrl))
}

/** `npm run dev`: the shop, reloading on every change. `-- --empty`: a new one without products. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const stack = await prepareStack(await readPersonalSettings(args), progress)
  return keepOpen(stack, progress, {
    open: () => openWorkshop(stack, progress),
    welcome: () => welcome(stack.settings),
    abandon: killCommands,
  })
}
