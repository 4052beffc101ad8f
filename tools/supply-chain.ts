import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createProgress, type Progress } from "./bootstrap/progress.mjs"
import { ROOT } from "./programs/project-paths.ts"
import { refuseArguments } from "./refuse-arguments.ts"
import { exitOnStop } from "./stack/exit-on-stop.ts"
import { findVulnerabilities, INSTALLS, type Install, makeSbom } from "./supply-chain/installs.ts"
import { reportLicenses } from "./supply-chain/licenses.ts"

const FOLDER = join(ROOT, ".porteka", "supply-chain")

/** @returns whether nothing has to be checked by hand */
async function report(install: Install, progress: Progress): Promise<boolean> {
  const { text, components } = await progress.step(install.title, () => makeSbom(install))
  const file = join(FOLDER, `${install.name}.cdx.json`)
  writeFileSync(file, text)
  const { counts, unknown } = reportLicenses(components)
  const found = await progress.step("Asking the registry for vulnerabilities", () =>
    findVulnerabilities(install),
  )
  progress.line(`${components.length} packages: ${file}`)
  for (const [license, packages] of counts) progress.line(`  ${String(packages).padStart(4)}  ${license}`)
  for (const one of unknown) progress.line(`  Look at the license of ${one}`)
  const { low = 0, moderate = 0, high = 0, critical = 0 } = found ?? {}
  progress.line(
    found
      ? `Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low (npm audit names them)`
      : "The registry does not say what is known against these packages: ask another one, or give the SBOM to a scanner.",
  )
  return unknown.length === 0 && high + critical === 0
}

/**
 * `npm run supply-chain`: writes an SBOM for each deployed part, counts licenses, and asks the registry for
 * known vulnerabilities. It fails if a license is not on the list of accepted ones, or a severe vulnerability
 * is known.
 */
export async function main(args: string[]): Promise<number> {
  refuseArguments(args)
  const progress = createProgress()
  exitOnStop()
  mkdirSync(FOLDER, { recursive: true })
  let isFine = true
  for (const install of INSTALLS) isFine = (await report(install, progress)) && isFine
  return isFine ? 0 : 1
}
