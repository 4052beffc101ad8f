/**
 * The errors that browsers throw when a request or a script fails although the browser reports a connection.
 */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message)
