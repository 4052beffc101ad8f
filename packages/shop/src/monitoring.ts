import { createServer, type Server } from "node:http"

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The request metric of each of our servers, in the format of prom-client.
 *
 * @param prefix of the metrics' names
 */
export function requestMetrics(prefix: string) {
  return {
    total: {
      name: `${prefix}_requests_total`,
      help: "Requests by route, method and status.",
      labelNames: ["route", "method", "status"] as const,
    },
    seconds: {
      name: `${prefix}_request_seconds`,
      help: "Time from a request to the end of its answer.",
      labelNames: ["route"] as const,
      buckets: BUCKETS,
    },
  }
}

/** A registry of prom-client. */
interface Metrics {
  contentType: string
  metrics(): Promise<string>
}

/**
 * Serves Prometheus on a separate port, apart from the public and admin requests.
 *
 * @param onError called if the port is taken, which must not stop the shop
 */
export function listenForMetrics(
  registry: Metrics,
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
      () => response.writeHead(503).end(),
    )
  })
  return server.on("error", onError).listen(port, host)
}
