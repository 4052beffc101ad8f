import { runCommand } from "../programs/command.ts"
import { requireSystemProgram } from "../programs/debian.ts"
import { ROOT } from "../programs/project-paths.ts"
import { commandError } from "../stack/builds.ts"

/**
 * Works without a daemon and without user namespaces: each step runs in a changed root folder, with this
 * machine's network.
 */
export const ISOLATION = ["--isolation", "chroot"]

export const requireBuildah = () =>
  requireSystemProgram({
    name: "Buildah",
    needer: "Container images",
    places: ["/usr/bin/buildah", "/usr/local/bin/buildah"],
    packages: ["buildah"],
  })

/** @returns what it printed @throws {UserError} with the end of its output */
export async function buildah(args: string[], onLine?: (line: string) => void): Promise<string> {
  const { code, output } = await runCommand(await requireBuildah(), args, { cwd: ROOT, onLine })
  if (code !== 0) throw commandError(`buildah ${args[0]}`, output)
  return output.trim()
}

/** Whether the image exists on this machine. */
export const hasImage = async (name: string) =>
  (await buildah(["images", "--format", "{{.Name}}:{{.Tag}}"]))
    .split("\n")
    .some((line) => line.endsWith(name))
