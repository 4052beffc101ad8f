/** What a test wants to happen to calls of the API. */
export const FAULTS = ["delay", "fail", "drop_request", "drop_answer"] as const

export interface FaultRule {
  /** Empty: any. */
  method?: string | undefined
  /** A part of the path, `/confirm`; empty: any. */
  path?: string | undefined
  /** A part of the body as it is sent, `amount=129000`; empty: any. */
  body?: string | undefined
  /**
   * - `delay`: `ms` before the call is done.
   * - `fail`: `status` (500 when absent) instead of doing it.
   * - `drop_request`: the connection breaks before anything is done.
   * - `drop_answer`: it is done, then the connection breaks.
   */
  fault: (typeof FAULTS)[number]
  ms?: number | undefined
  status?: number | undefined
  /** For so many calls; for all that come when absent. */
  times?: number | undefined
}

export interface FaultPlan {
  add(rule: FaultRule): void
  clear(): void
  /** The first rule that fits this call. Counts it. */
  take(method: string, path: string, body: string): FaultRule | null
}

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
