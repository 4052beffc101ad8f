/** What a test requested for the webhooks of events. */
export const WEBHOOK_MODES = ["deliver", "hold", "drop", "duplicate", "delay"] as const
type WebhookMode = (typeof WEBHOOK_MODES)[number]

export interface WebhookPlan {
  mode: WebhookMode
  /** Only events of these types; all if absent. */
  types?: string[] | undefined
  /** Only events about this payment intent; such a plan has priority over one for all. */
  payment_intent?: string | undefined
  /** The number of events; all following ones if absent. */
  times?: number | undefined
  /** With `delay`. */
  ms?: number | undefined
}

export interface Planner {
  set(plan: WebhookPlan): void
  clear(): void
  /** The plan for this event. Counts the event. */
  take(type: string, object: object): WebhookPlan
}

const DELIVER: WebhookPlan = { mode: "deliver" }

/** A planner without plans: every event is delivered. */
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

/** The payment intent of an event. */
export function intentOf(object: object): string | undefined {
  const { object: kind, id, payment_intent } = object as Record<string, unknown>
  const intent = kind === "payment_intent" ? id : payment_intent
  return typeof intent === "string" ? intent : undefined
}
