import { runCommand } from "../command.ts"
import { requireSystemProgram } from "../debian.ts"
import { ROOT } from "../project-paths.ts"
import { commandError } from "../stack/builds.ts"

/** Neither a daemon nor rights over namespaces: each step has another root folder, and the network of this machine. */
export const ISOLATION = ["--isolation", "chroot"]

export const requireBuildah = () =>
  requireSystemProgram({
    name: "Buildah",
    needer: "Container images",
    places: ["/usr/bin/buildah", "/usr/local/bin/buildah"],
    packages: ["buildah"],
  })

/** @returns what it printed @throws {UserError} with its last words */
export async function buildah(args: string[], onLine?: (line: string) => void): Promise<string> {
  const { code, output } = await runCommand(await requireBuildah(), args, { cwd: ROOT, onLine })
  if (code !== 0) throw commandError(`buildah ${args[0]}`, output)
  return output.trim()
}

/** Whether this machine has an image already. */
export const hasImage = async (name: string) =>
  (await buildah(["images", "--format", "{{.Name}}:{{.Tag}}"]))
    .split("\n")
    .some((line) => line.endsWith(name))
