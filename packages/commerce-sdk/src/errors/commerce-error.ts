/** The failed call; never contains a query, a body or a header, so it can be logged. */
export interface CallName {
  method: string
  path: string
}

/** The base class of all errors of calls to the back end. */
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
