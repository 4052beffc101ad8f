import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { onTestFinished } from "vitest"

export interface Received {
  id: string
  type: string
  body: string
  signature: string
}

export interface WebhookReceiver {
  url: string
  received: Received[]
  /** Status of the next answers; 200 after those. */
  statuses: number[]
  /** Resolves when this number of events has arrived. */
  waitFor(count: number): Promise<Received[]>
}

/** A shop that only receives webhooks. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const statuses: number[] = []
  let notify = () => {}
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { id, type } = JSON.parse(body)
    received.push({ id, type, body, signature: String(request.headers["stripe-signature"]) })
    response.writeHead(statuses.shift() ?? 200).end()
    notify()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    statuses,
    waitFor: (count) =>
      new Promise((resolve) => {
        notify = () => {
          if (received.length >= count) resolve(received)
        }
        notify()
      }),
  }
}
