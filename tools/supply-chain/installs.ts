import { runCommand } from "../programs/command.ts"
import { BACKEND, ROOT } from "../programs/project-paths.ts"
import { commandError } from "../stack/builds.ts"
import type { Component } from "./licenses.ts"

/** The deployed installs: the storefront with the shared packages, and the back end. */
export const INSTALLS = [
  { name: "storefront", title: "The storefront and the shared packages", folder: ROOT },
  { name: "backend", title: "The back end", folder: BACKEND },
] as const
export type Install = (typeof INSTALLS)[number]

/**
 * Only production dependencies, according to the lock file. npm reports an error for Medusa's admin, which
 * requires incompatible versions at the same time.
 */
const DEPLOYED = ["--omit=dev", "--package-lock-only", "--legacy-peer-deps"]

/** The SBOM of an install, in CycloneDX's JSON. */
export async function makeSbom({
  folder,
  title,
}: Install): Promise<{ text: string; components: Component[] }> {
  const { code, output } = await runCommand("npm", ["sbom", "--sbom-format=cyclonedx", ...DEPLOYED], {
    cwd: folder,
  })
  const text = output.slice(output.indexOf("{"))
  if (code !== 0 || text === "") throw commandError(`The SBOM of ${title}`, output)
  return { text, components: (JSON.parse(text) as { components: Component[] }).components }
}

type Vulnerabilities = Record<"low" | "moderate" | "high" | "critical", number>

/** The registry's known vulnerabilities of an install; undefined if it does not offer that data. */
export async function findVulnerabilities({ folder }: Install): Promise<Vulnerabilities | undefined> {
  const { output } = await runCommand("npm", ["audit", "--json", ...DEPLOYED], { cwd: folder })
  try {
    const answer = JSON.parse(output.slice(output.indexOf("{")))
    return answer.metadata?.vulnerabilities
  } catch {
    return undefined
  }
}
