import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { isRequestId, REQUEST_ID_HEADER } from "@porteka/shop/request-id"
import { traceCall } from "./tracing.server.ts"

const requests = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; none in work of the server's own. */
export const currentRequestId = (): string | undefined => requests.getStore()

/** Whatever is done in there, and what follows from it, belongs to the request. */
export const inRequest = <Result>(id: string, work: () => Result): Result => requests.run(id, work)

/** @param trusted a reverse proxy stands before the shop, which gives ids of its own */
export function requestIdOf({ headers }: IncomingMessage, trusted: boolean): string {
  const given = headers[REQUEST_ID_HEADER]
  return trusted && isRequestId(given) ? given : randomUUID()
}

/** Calls the back end under the id of the request, so that both logs tell of the same one. */
export const fetchInRequest: typeof fetch = (input, init) => {
  const id = currentRequestId()
  if (id === undefined) return fetch(input, init)
  const headers = new Headers(init?.headers)
  headers.set(REQUEST_ID_HEADER, id)
  const address = input instanceof Request ? input.url : String(input)
  return traceCall({ method: init?.method ?? "GET", address, headers }, () =>
    fetch(input, { ...init, headers }),
  )
}
