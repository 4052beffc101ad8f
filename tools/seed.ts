import { createProgress } from "./bootstrap/progress.mjs"
import { UserError } from "./bootstrap/user-error.mjs"
import { compileBackend } from "./stack/builds.ts"
import { DEMO_CONTENTS, NO_CONTENTS, readPersonalSettings, withContents } from "./stack/settings.ts"
import { findContentsOf, migrate, seed } from "./stack/shop-data.ts"
import { prepareStack } from "./stack/stack.ts"

const DEMO = "--demo"

/** @throws {UserError} if an empty shop would be filled without an explicit request */
function chooseContents(args: readonly string[], filledWith: string | undefined, wanted: string): string {
  const unknown = args.find((arg) => arg !== DEMO)
  if (unknown)
    throw new UserError(`There is no ${unknown}. There is ${DEMO}: the demo products for an empty shop.`)
  if (args.includes(DEMO)) return DEMO_CONTENTS
  const contents = filledWith ?? wanted
  if (contents !== NO_CONTENTS) return contents
  throw new UserError(
    "This shop began without products, so there is nothing to add to it.",
    `\`npm run seed -- ${DEMO}\` fills in the demo products; they stand among your own and are taken away one by one.`,
  )
}

/** `npm run seed`: adds missing contents to the shop, which must be closed. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const stack = await prepareStack(await readPersonalSettings(), progress)
  try {
    const databaseUrl = await stack.openDatabase({ durable: true })
    const contents = chooseContents(args, await findContentsOf(databaseUrl), stack.settings.contents)
    await compileBackend(stack.settings, progress)
    await migrate(stack.settings, databaseUrl, progress)
    await seed(await withContents(stack.settings, contents), databaseUrl, progress)
    return 0
  } finally {
    await stack.stop()
  }
}
