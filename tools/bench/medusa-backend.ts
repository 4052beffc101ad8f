import { join } from "node:path"
import { type Program, serverProgram } from "../processes/program.ts"
import { MEDUSA } from "../programs/project-paths.ts"
import { backendEnvironment } from "../stack/app-environment.ts"
import type { Settings } from "../stack/settings.ts"

const LOOPBACK = "127.0.0.1"

/** Unmodified Medusa, from a folder that contains only its configuration. */
export function medusaBackendProgram(
  settings: Settings,
  folder: string,
  databaseUrl: string,
  port: number,
): { program: Program; url: string } {
  const url = `http://${LOOPBACK}:${port}`
  const program = serverProgram({
    name: "unmodified Medusa",
    file: process.execPath,
    args: [MEDUSA, "start"],
    cwd: folder,
    env: { ...backendEnvironment(settings, databaseUrl), HOST: LOOPBACK, PORT: String(port) },
    logFile: join(settings.state.logs, "stock-medusa.log"),
    readyUrl: `${url}/health`,
  })
  return { program, url }
}
