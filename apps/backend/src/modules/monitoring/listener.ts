import { createServer, type Server } from "node:http"
import type { Registry } from "prom-client"

/**
 * Answers Prometheus on a port of its own, apart from what shoppers and staff call.
 * @param onError a port that is taken is no reason not to sell
 */
export function listenForMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
  onError: (error: Error) => void,
): Server {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      // Some figures come from the database; without it Prometheus records a failed scrape.
      () => response.writeHead(503).end(),
    )
  })
  return server.on("error", onError).listen(port, host)
}
