/** What a test wants to happen to events on their way to the shop. */
export const WEBHOOK_MODES = ["deliver", "hold", "drop", "duplicate", "delay"] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

export interface WebhookPlan {
  mode: WebhookMode
  /** Only events of these types; all of them when absent. */
  types?: string[]
  /** For so many events; for all that come when absent. */
  times?: number
  /** With `delay`. */
  ms?: number
}

export interface Planner {
  set(plan: WebhookPlan): void
  /** What is to happen to this event. Counts it. */
  take(type: string): WebhookPlan
}

const DELIVER: WebhookPlan = { mode: "deliver" }

export function createPlanner(): Planner {
  let plan = DELIVER
  let left = Number.POSITIVE_INFINITY
  return {
    set: (next) => {
      plan = next
      left = next.times ?? Number.POSITIVE_INFINITY
    },
    take: (type) => {
      if (left <= 0 || (plan.types !== undefined && !plan.types.includes(type))) return DELIVER
      left--
      return plan
    },
  }
}
