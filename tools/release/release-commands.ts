import { join } from "node:path"
import { V8_FLAGS } from "../stack/v8-flags.ts"
import type { Release } from "./make-release.ts"

/** How a release is run; the container images and the systemd units do the same. */
export function releaseCommands({ storefront, backend }: Release) {
  const server = join(backend, "apps", "backend", ".medusa", "server")
  const cli = join(backend, "apps", "backend", "node_modules", "@medusajs", "cli", "cli.js")
  const medusa = (...args: string[]) => ({ file: "node", args: [cli, ...args], cwd: server })
  return {
    migrate: medusa("db:migrate", "--execute-safe-links"),
    /** What every shop needs before it can sell anything; existing records stay. */
    foundation: medusa("exec", "./src/seed/run.js"),
    backend: { file: "node", args: [...V8_FLAGS.backend, cli, "start"], cwd: server },
    storefront: {
      file: "node",
      args: [...V8_FLAGS.storefront, "build/server/index.js"],
      cwd: join(storefront, "apps", "storefront"),
    },
  }
}
