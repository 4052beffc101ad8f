import { Counter, Histogram, Registry } from "prom-client"

/** What the back end counts; `ops/` has a dashboard and alerts that read it. */
export const registry = new Registry()

const registers = [registry]

export const requestsTotal = new Counter({
  name: "porteka_backend_requests_total",
  help: "Calls by route, method and status.",
  labelNames: ["route", "method", "status"],
  registers,
})

/** The feed's question is held open for as long as there is no news: it is not among them. */
export const requestSeconds = new Histogram({
  name: "porteka_backend_request_seconds",
  help: "Time from a call to the end of its answer.",
  labelNames: ["route"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

/** A cart that was ordered is counted each time somebody asks what became of it. */
export const orderAnswersTotal = new Counter({
  name: "porteka_order_answers_total",
  help: "Answers to the order button and to payments: ordered, refused, unpaid, processing, returned, closed.",
  labelNames: ["outcome"],
  registers,
})
