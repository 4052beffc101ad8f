import { runCommand } from "../programs/command.ts"
import { BACKEND, BIOME, KNIP, REACT_ROUTER, ROOT, STOREFRONT, TSC } from "../programs/project-paths.ts"
import { checkSdkPackage } from "../sdk-package/check-sdk-package.ts"
import { compilePackages } from "../stack/packages.ts"
import type { Stage } from "./stage.ts"

const asOneTest = async (file: string, args: string[], cwd = ROOT) => {
  const { code, output } = await runCommand(file, args, { cwd })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const storefrontTypes = async () => {
  const typegen = await asOneTest(REACT_ROUTER, ["typegen"], STOREFRONT)
  return typegen.failed ? typegen : asOneTest(TSC, ["--noEmit"], STOREFRONT)
}

/** Runs first: all others need the packages' types. */
export const PACKAGES_STAGE: Stage = { name: "Types of the packages", run: compilePackages }

/** Types and lint. Each counts as one test. */
export const STATIC_STAGES: Stage[] = [
  {
    name: "Types of the service worker",
    run: () => asOneTest(TSC, ["--project", "apps/storefront/service-worker/tsconfig.json"]),
  },
  { name: "Types of the tools and tests", run: () => asOneTest(TSC, ["--project", "tsconfig.json"]) },
  { name: "Types of the storefront", run: storefrontTypes },
  {
    name: "Types of the back end",
    run: () => asOneTest(TSC, ["--project", "tsconfig.check.json"], BACKEND),
  },
  { name: "Lint", run: () => asOneTest(BIOME, ["check", "--error-on-warnings", "--max-diagnostics=50"]) },
  { name: "The commerce client as a package", run: checkSdkPackage },
  { name: "Unused code and dependencies", run: () => asOneTest(KNIP, ["--no-progress"]) },
]
