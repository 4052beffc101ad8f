import type { MedusaRequest } from "@medusajs/framework/http"

/** A part of the route's path; Express has matched it, so it is there. */
export function requireParam({ params }: Pick<MedusaRequest, "params">, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The route has no parameter "${name}"`)
  return value
}
