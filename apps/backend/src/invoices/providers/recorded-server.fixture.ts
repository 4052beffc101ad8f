import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

export interface SeenRequest {
  method: string
  path: string
  headers: Record<string, unknown>
  body: string
}

export interface RecordedAnswer {
  status?: number
  body: string | Buffer
}

/** A server that returns recorded answers in their order and stores the requests. */
export class RecordedServer {
  readonly seen: SeenRequest[] = []
  readonly #server: Server
  readonly #answers: RecordedAnswer[]

  private constructor(answers: readonly RecordedAnswer[]) {
    this.#answers = [...answers]
    this.#server = createServer(async (request, response) => {
      const body = (await buffer(request)).toString()
      this.seen.push({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body,
      })
      const answer = this.#answers.shift()
      response.writeHead(answer?.status ?? (answer ? 200 : 500)).end(answer?.body ?? "no more answers")
    })
  }

  static async start(answers: readonly RecordedAnswer[]): Promise<RecordedServer> {
    const server = new RecordedServer(answers)
    await new Promise<void>((listening) => server.#server.listen(0, "127.0.0.1", listening))
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.close()
  }
}
