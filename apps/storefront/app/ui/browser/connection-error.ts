/** What browsers throw when an answer or a script does not come: a connection that seems to be there, but is not. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message)
