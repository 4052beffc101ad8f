import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "build", ".medusa", ".react-router", ".vite"])
const SKIPPED_FILES = /\.(test\.tsx?|md|tsbuildinfo|log)$/

function filesIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesIn(join(path, entry.name))
    return entry.isFile() && !SKIPPED_FILES.test(entry.name) ? [join(path, entry.name)] : []
  })
}

/**
 * One hash of the names and contents of everything below the paths: it changes when a result made from them is
 * stale. Tests, documents and built files are excluded.
 * @param root names are relative to it
 * @param paths files and folders, from the root; missing ones count as empty
 */
export function hashSources(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of paths.flatMap((path) => filesIn(join(root, path))).sort()) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(readFileSync(file))
    hash.update("\0")
  }
  return hash.digest("hex")
}
