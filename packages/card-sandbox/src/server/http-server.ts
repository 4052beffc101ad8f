import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createSandbox, type SandboxSettings } from "../sandbox.ts"
import { apiEndpoint, type Endpoint } from "./api-endpoint.ts"
import { BANK_PATH, bankEndpoint } from "./bank-endpoint.ts"
import { controlEndpoint } from "./control-endpoint.ts"
import { BodyTooLarge } from "./read-body.ts"
import { replyJson } from "./reply.ts"
import { scriptEndpoint } from "./script-endpoint.ts"

export interface CardSandboxOptions extends SandboxSettings {
  /** 0: any free port. */
  port: number
  /** Loopback if absent. */
  host?: string | undefined
  /** The URL for the shopper's browser; the listening address if absent. */
  publicUrl?: string | undefined
}

export interface CardSandbox {
  /** Without a trailing slash. */
  url: string
  port: number
  /** Stops accepting calls, waits for webhooks that are being sent, closes the file. */
  close(): Promise<void>
}

const LOOPBACK = "127.0.0.1"

/** Starts the sandbox; resolves when it is listening. */
export async function startCardSandbox(options: CardSandboxOptions): Promise<CardSandbox> {
  const sandbox = createSandbox(options)
  let publicUrl = options.publicUrl?.replace(/\/+$/, "") ?? ""
  const getUrl = () => publicUrl
  const script = scriptEndpoint()
  const endpoints: [prefix: string, endpoint: Endpoint][] = [
    ["/v1/", apiEndpoint(sandbox, getUrl)],
    ["/sandbox/", controlEndpoint(sandbox, getUrl)],
    [BANK_PATH, bankEndpoint(sandbox, getUrl)],
    ["/healthz", async (_, response) => replyJson(response, 200, { status: "ok" })],
  ]
  const route = (path: string) => script(path) ?? endpoints.find(([prefix]) => path.startsWith(prefix))?.[1]

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://sandbox")
    const endpoint = route(url.pathname)
    if (endpoint === undefined) return replyJson(response, 404, { error: "There is nothing here" })
    endpoint(request, response, url).catch((error: unknown) => answerFailure(request, response, error))
  })
  server.listen(options.port, options.host ?? LOOPBACK)
  await once(server, "listening")

  const { port } = server.address() as AddressInfo
  const url = `http://${options.host ?? LOOPBACK}:${port}`
  publicUrl ||= url
  sandbox.deliverer.pump()
  return {
    url,
    port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}

function answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return
  if (error instanceof BodyTooLarge) {
    replyJson(response, 413, { error: "The body is too large" })
    return
  }
  console.error(`${request.method} ${request.url?.split("?")[0]} failed`, error)
  replyJson(response, 500, { error: { type: "api_error", message: "The sandbox has a fault: see its log." } })
}
