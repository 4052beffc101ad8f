import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { isRequestId, REQUEST_ID_HEADER } from "@porteka/shop/request-id"
import { traceCall } from "./tracing.server.ts"

const requests = new AsyncLocalStorage<string>()

/** The id of the current request; undefined in background work. */
export const currentRequestId = (): string | undefined => requests.getStore()

/** Runs a function, and everything asynchronous it starts, with a request id. */
export const inRequest = <Result>(id: string, work: () => Result): Result => requests.run(id, work)

/** @param trusted whether a reverse proxy in front of the shop sets ids */
export function requestIdOf({ headers }: IncomingMessage, trusted: boolean): string {
  const given = headers[REQUEST_ID_HEADER]
  return trusted && isRequestId(given) ? given : randomUUID()
}

/** Calls the back end with the request's id, so that both logs share it. */
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
