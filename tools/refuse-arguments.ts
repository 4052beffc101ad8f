import { UserError } from "./bootstrap/user-error.mjs"

/**
 * For a command without options, which would otherwise do all its work as if nothing had been asked.
 * @param advice what to do instead
 * @throws {UserError} if there are arguments
 */
export function refuseArguments(args: readonly string[], advice?: string): void {
  if (args.length > 0) throw new UserError(`This command has no options: ${args.join(" ")}`, advice)
}
