import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { basename, dirname, join, relative } from "node:path"
import { runCommand } from "../programs/command.ts"
import { PACKAGES, ROOT } from "../programs/project-paths.ts"

const SDK = join(PACKAGES, "commerce-sdk")
const SHOP_TYPES = join(PACKAGES, "shop", "dist")

/** A module's name in an import or export of a compiled file. */
const SPECIFIER = /(\bfrom\s*|\bimport\(\s*)"([^"]+)"/g
const FROM_SHOP = /^@porteka\/shop(\/languages)?$/

interface Manifest {
  private?: boolean
  scripts?: unknown
  dependencies: Record<string, string>
  [field: string]: unknown
}

/**
 * Assembles the commerce client for publishing: compiled files, documents, and the types it uses from
 * `@porteka/shop`, which is not published. It needs no other package of this repository.
 */
export async function stageSdk(folder: string): Promise<void> {
  const dist = join(folder, "dist")
  await mkdir(dist, { recursive: true })
  await copyCode(join(SDK, "dist"), dist, dist)
  await copyCode(SHOP_TYPES, join(dist, "shop"), dist)
  for (const paper of [join(SDK, "README.md"), join(SDK, "CHANGELOG.md"), join(ROOT, "LICENSE")]) {
    await cp(paper, join(folder, basename(paper)))
  }
  const manifest = JSON.parse(await readFile(join(SDK, "package.json"), "utf8")) as Manifest
  const { private: _, scripts: __, dependencies, ...published } = manifest
  const strangers = Object.keys(dependencies).filter((name) => !FROM_SHOP.test(name))
  if (strangers.length > 0)
    throw new Error(`The client is published without dependencies, not with ${strangers}.`)
  await writeFile(join(folder, "package.json"), `${JSON.stringify(published, null, 2)}\n`)
}

/** Packs a staged folder as npm would publish it. @returns the tarball's path */
export async function packSdk(folder: string): Promise<string> {
  const { code, output } = await runCommand("npm", ["pack", "--ignore-scripts", "--loglevel=error"], {
    cwd: folder,
  })
  const tarball = output.trim().split("\n").at(-1) ?? ""
  if (code !== 0 || !tarball.endsWith(".tgz")) throw new Error(`npm pack failed: ${output}`)
  return join(folder, tarball)
}

/** All compiled files of the client; only types of the shop. */
async function copyCode(from: string, to: string, root: string): Promise<void> {
  const typesOnly = from === SHOP_TYPES
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !(entry.name.endsWith(".d.ts") || (entry.name.endsWith(".js") && !typesOnly)))
      continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    await mkdir(dirname(target), { recursive: true })
    const code = await readFile(source, "utf8")
    if (entry.name.endsWith(".js") && specifiersIn(code).some((name) => FROM_SHOP.test(name)))
      throw new Error(`${source} uses more of @porteka/shop than types: only these are in the package.`)
    await writeFile(target, ownNames(code, dirname(target), root))
  }
}

const specifiersIn = (code: string) => Array.from(code.matchAll(SPECIFIER), ([, , name = ""]) => name)

/** Points imports of the shop's types to their place in the package. */
function ownNames(code: string, folder: string, root: string): string {
  return code
    .replace(SPECIFIER, (_, lead: string, name: string) => {
      const part = FROM_SHOP.exec(name)
      if (part === null) return `${lead}"${name.startsWith(".") ? name.replace(/\.ts$/, ".js") : name}"`
      const file = relative(folder, join(root, "shop", part[1] ?? "", "index.js"))
      return `${lead}"${file.startsWith(".") ? file : `./${file}`}"`
    })
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n")
}
