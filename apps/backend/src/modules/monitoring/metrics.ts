import { requestMetrics } from "@porteka/shop/monitoring"
import { Counter, Histogram, Registry } from "prom-client"

/** The metrics of the back end; `ops/` has a dashboard and alerts for them. */
export const registry = new Registry()

const registers = [registry]
const { total, seconds } = requestMetrics("porteka_backend")

export const requestsTotal = new Counter({ ...total, registers })

/** Requests to the change feed wait until there is news, so they are not counted. */
export const requestSeconds = new Histogram({ ...seconds, registers })

/** An ordered cart is counted each time somebody asks for its outcome. */
export const orderAnswersTotal = new Counter({
  name: "porteka_order_answers_total",
  help: "Answers to the order button and to payments: ordered, refused, unpaid, processing, returned, closed.",
  labelNames: ["outcome"],
  registers,
})
