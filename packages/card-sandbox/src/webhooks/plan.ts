/** What a test wants to happen to events on their way to the shop. */
export const WEBHOOK_MODES = ["deliver", "hold", "drop", "duplicate", "delay"] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

export interface WebhookPlan {
  mode: WebhookMode
  /** Only events of these types; all of them when absent. */
  types?: string[] | undefined
  /** Only events about this payment intent; such a plan goes before one for all. */
  payment_intent?: string | undefined
  /** For so many events; for all that come when absent. */
  times?: number | undefined
  /** With `delay`. */
  ms?: number | undefined
}

export interface Planner {
  set(plan: WebhookPlan): void
  clear(): void
  /** What is to happen to this event. Counts it. */
  take(type: string, object: object): WebhookPlan
}

const DELIVER: WebhookPlan = { mode: "deliver" }

export function createPlanner(): Planner {
  const plans = new Map<string | undefined, { plan: WebhookPlan; left: number }>()
  return {
    set: (plan) => {
      plans.set(plan.payment_intent, { plan, left: plan.times ?? Number.POSITIVE_INFINITY })
    },
    clear: () => plans.clear(),
    take: (type, object) => {
      const found = plans.get(intentOf(object)) ?? plans.get(undefined)
      if (!found || found.left <= 0) return DELIVER
      if (found.plan.types !== undefined && !found.plan.types.includes(type)) return DELIVER
      found.left--
      return found.plan
    },
  }
}

/** Which payment intent an event is about. */
export function intentOf(object: object): string | undefined {
  const { object: kind, id, payment_intent } = object as Record<string, unknown>
  const intent = kind === "payment_intent" ? id : payment_intent
  return typeof intent === "string" ? intent : undefined
}
