import { requestMetrics } from "@porteka/shop/monitoring"
import { Counter, Histogram, Registry } from "prom-client"

/** What the back end counts; `ops/` has a dashboard and alerts that read it. */
export const registry = new Registry()

const registers = [registry]
const { total, seconds } = requestMetrics("porteka_backend")

export const requestsTotal = new Counter({ ...total, registers })

/** The feed's question is held open for as long as there is no news: it is not among them. */
export const requestSeconds = new Histogram({ ...seconds, registers })

/** A cart that was ordered is counted each time somebody asks what became of it. */
export const orderAnswersTotal = new Counter({
  name: "porteka_order_answers_total",
  help: "Answers to the order button and to payments: ordered, refused, unpaid, processing, returned, closed.",
  labelNames: ["outcome"],
  registers,
})
