/** The faults that a test can request for API calls: see `FaultRule`. */
export const FAULTS = ["delay", "fail", "drop_request", "drop_answer"] as const

export interface FaultRule {
  /** Empty: any. */
  method?: string | undefined
  /** A part of the path, `/confirm`; empty: any. */
  path?: string | undefined
  /** A part of the raw body, `amount=129000`; empty: any. */
  body?: string | undefined
  /**
   * - `delay`: waits `ms` before the call is handled.
   * - `fail`: answers with `status` (default 500) instead of handling it.
   * - `drop_request`: closes the connection before anything is done.
   * - `drop_answer`: handles it, then closes the connection.
   */
  fault: (typeof FAULTS)[number]
  ms?: number | undefined
  status?: number | undefined
  /** The number of calls; all following ones if absent. */
  times?: number | undefined
}

export interface FaultPlan {
  add(rule: FaultRule): void
  clear(): void
  /** The first rule that matches this call. Counts the call. */
  take(method: string, path: string, body: string): FaultRule | null
}

/** A plan without rules: every call is handled. */
export function createFaultPlan(): FaultPlan {
  let rules: { rule: FaultRule; left: number }[] = []
  return {
    add: (rule) => {
      rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY })
    },
    clear: () => {
      rules = []
    },
    take: (method, path, body) => {
      const found = rules.find(({ rule, left }) => left > 0 && fits(rule, method, path, body))
      if (found === undefined) return null
      found.left--
      return found.rule
    },
  }
}

function fits(rule: FaultRule, method: string, path: string, body: string): boolean {
  const isCall = (rule.method ?? method) === method && path.includes(rule.path ?? "")
  return isCall && body.includes(rule.body ?? "")
}
