import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const APP = join(import.meta.dirname, "app")
const textOf = (route: string) => readFileSync(join(APP, route), "utf8")
const takesForms = (route: string) => /^export async function action\(/m.test(textOf(route))

/** Without one, a broken connection would put the error page in the place of the form and of what was typed. */
it.each(globSync("routes/**/*.tsx", { cwd: APP }).filter(takesForms))("%s keeps an unsent form", (route) => {
  expect(textOf(route)).toMatch(/^export (async function clientAction\(|\{ keepUnsent as clientAction \})/m)
})
