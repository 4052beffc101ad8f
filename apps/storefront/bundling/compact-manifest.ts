import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

const MANIFEST_FILE = /^manifest-\w+\.js$/
const MANIFEST = /^(window\.__reactRouterManifest=)(\{.*\})(;?)$/s
/** Answered with data or files. The shop's pages fetch them, but never navigate to them. */
const NO_PAGES = /^routes\/(api|seo)\//

interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, { imports?: string[] }>
}

/** False and an empty list mean the same to React Router as a missing property. */
const isSaid = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0)

/**
 * React Router's route table for the browser, which every page loads, without what the browser does not need.
 * Scripts that every page has already are not named again.
 * @param code the script that React Router builds
 * @returns the same without routes that are no pages, and without properties that are false or empty
 * @throws Error if React Router writes the table in another form
 */
export function compactManifest(code: string): string {
  const [, before, json, after] = MANIFEST.exec(code.trim()) ?? []
  if (!json) throw new Error("React Router writes its route table in another form.")
  const manifest: Manifest = JSON.parse(json)
  const { imports: everywhere } = manifest.entry
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => !NO_PAGES.test(id))
    .map(([id, route]) => {
      const imports = route.imports?.filter((file) => !everywhere.includes(file)) ?? []
      return [
        id,
        Object.fromEntries(Object.entries({ ...route, imports }).filter(([, value]) => isSaid(value))),
      ]
    })
  return `${before}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })}${after}`
}

/** Compacts the route table in the folder of the built scripts. */
export async function compactManifestIn(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => MANIFEST_FILE.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(assets, name)
      await writeFile(path, compactManifest(await readFile(path, "utf8")))
    }),
  )
}
