/** Which call went wrong; never holds a query, a body or a header, so it can be logged. */
export interface CallName {
  method: string
  path: string
}

/** What every failure of a call to the back end has in common. */
export abstract class CommerceError extends Error {
  readonly method: string
  readonly path: string

  constructor(message: string, call: CallName, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.method = call.method
    this.path = call.path
  }
}
