import { isFullDiskText, UserError } from "../bootstrap/user-error.mjs"
import { commandError } from "./builds.ts"

/** As Medusa logs it, inside the string of a JSON line. */
const FAILED = /Migration (\w+) \(up\) failed: Original error: ((?:[^"\\]|\\.)*)"/

/** What the operator reads when the migration has failed: which one, and that the release before works on. */
export function migrationError(title: string, output: string): UserError {
  const [, name, reason] = FAILED.exec(output) ?? []
  if (!name || isFullDiskText(output)) return commandError(title, output)
  return new UserError(
    `The database could not be migrated: ${name} failed.\n${JSON.parse(`"${reason}"`)}\n` +
      "Nothing of this migration is left in the database, and nothing is lost: the release before it works on with it. " +
      `Start again once the cause is gone, or go back to that release; docs/operations.md, "If a migration fails", says how.`,
  )
}
