/** An error that the user can act on: printed as sentences, without a stack trace. */
export class UserError extends Error {
  /**
   * @param {string} message what happened
   * @param {string} [advice] what to do about it
   */
  constructor(message, advice) {
    super(message)
    this.name = "UserError"
    this.advice = advice
  }
}

export const DISK_FULL = new UserError(
  "The disk is full.",
  "Free some space (the state folder .porteka and node_modules are the big ones) and run the command again; it goes on where it stopped.",
)

/** @param {string} text output of a program */
export function isFullDiskText(text) {
  return /ENOSPC|No space left on device/i.test(text)
}

/**
 * The text shown to the user.
 * @param {unknown} error
 * @returns {string}
 */
export function errorText(error) {
  if (!(error instanceof Error)) return String(error)
  if (!(error instanceof UserError)) {
    if (isFullDiskText(error.message)) return errorText(DISK_FULL)
    return error.stack ?? error.message
  }
  return error.advice ? `${error.message}\n${error.advice}` : error.message
}
