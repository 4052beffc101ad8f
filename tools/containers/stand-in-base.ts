import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { runCommand } from "../programs/command.ts"
import { requireSystemProgram } from "../programs/debian.ts"
import { commandError } from "../stack/builds.ts"
import { buildah, hasImage, ISOLATION } from "./buildah.ts"

export const STAND_IN_BASE = "localhost/porteka-base:24"

/**
 * This machine's certificates, perhaps including those of a proxy, because npm calls the registry from inside
 * the container.
 */
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
const SUITE = "bookworm"

/** Like Docker's official image: Debian, Node with npm in /usr/local, and the user "node". */
const DOCKERFILE = `FROM scratch
ADD debian.tar /
COPY root/ /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=${CERTIFICATES}
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
CMD ["node"]
`

const findNpm = async () => {
  const { output } = await runCommand("npm", ["root", "--global"], { cwd: tmpdir() })
  return join(realpathSync(output.trim()), "npm")
}

async function layOutRoot(root: string): Promise<void> {
  const [bin, modules] = [join(root, "usr/local/bin"), join(root, "usr/local/lib/node_modules")]
  for (const folder of [bin, modules, join(root, dirname(CERTIFICATES))])
    mkdirSync(folder, { recursive: true })
  cpSync(process.execPath, join(bin, "node"), { dereference: true })
  cpSync(await findNpm(), join(modules, "npm"), { recursive: true })
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name))
  cpSync(CERTIFICATES, join(root, CERTIFICATES), { dereference: true })
}

async function makeDebian(file: string): Promise<void> {
  const mmdebstrap = await requireSystemProgram({
    name: "mmdebstrap",
    needer: "A base image of our own",
    places: ["/usr/bin/mmdebstrap"],
    packages: ["mmdebstrap"],
  })
  const args = ["--variant=minbase", "--include=ca-certificates", SUITE, file]
  const { code, output } = await runCommand(mmdebstrap, args, { cwd: dirname(file) })
  if (code !== 0) throw commandError("mmdebstrap", output)
}

/**
 * A base image for machines that can reach Debian's packages and npm, but no image registry: a small Debian
 * with this project's Node. Built once and stored by Buildah.
 */
export async function makeStandInBase(progress: Progress): Promise<void> {
  if (await hasImage(STAND_IN_BASE)) return
  await progress.step("Making a base image of Debian's packages", async () => {
    const folder = mkdtempSync(join(tmpdir(), "porteka-base-"))
    try {
      await makeDebian(join(folder, "debian.tar"))
      await layOutRoot(join(folder, "root"))
      writeFileSync(join(folder, "Dockerfile"), DOCKERFILE)
      await buildah(["build", ...ISOLATION, "--tag", STAND_IN_BASE, folder])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
