import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { StageResult } from "../checks/results.ts"
import { runCommand } from "../programs/command.ts"
import { PACKAGES, ROOT, TSC } from "../programs/project-paths.ts"

/** The packages that have a source file, as paths from the root. */
export function packageFolders(): string[] {
  return readdirSync(PACKAGES)
    .filter((name) => existsSync(join(PACKAGES, name, "src", "index.ts")))
    .map((name) => join("packages", name))
}

/** Compiles the changed packages: everything else imports their `dist`. */
export async function compilePackages(): Promise<StageResult> {
  const folders = packageFolders()
  const lostOutput = folders.some((folder) => !existsSync(join(ROOT, folder, "dist", "index.js")))
  const args = ["--build", ...folders, ...(lostOutput ? ["--force"] : [])]
  const { code, output } = await runCommand(TSC, args, { cwd: ROOT })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}
