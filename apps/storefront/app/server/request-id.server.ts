import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { isRequestId, REQUEST_ID_HEADER } from "@porteka/shop/request-id"

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
