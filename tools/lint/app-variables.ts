import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../programs/project-paths.ts"

/** Where each app defines the variables it reads. */
const VARIABLE_FILES = {
  backend: ["apps/backend/src/env.ts", "apps/backend/src/files/bucket-settings.ts"],
  storefront: ["apps/storefront/app/server/env.server.ts"],
} as const

/** Variables that only the tests set, for stand-ins of other servers. */
const OF_TESTS = [
  "CARD_SCRIPT_URL",
  "CARD_PAGE_URL",
  "COGNITO_ENDPOINT",
  "ARUKERESO_URL",
  "MEASURING_STAND_IN_URL",
]

/** The variables that an app reads, except those of tests. */
export function variablesOf(app: keyof typeof VARIABLE_FILES): string[] {
  const names = VARIABLE_FILES[app].flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8")
    return [...text.matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): (?:z\.|optional\(|secret)/gm)]
  })
  return names.map(([, name = ""]) => name).filter((name) => !OF_TESTS.includes(name))
}
