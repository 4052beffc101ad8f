import type { MedusaRequest } from "@medusajs/framework/http"

/** A path parameter; Express has matched it, so it exists. */
export function requireParam({ params }: Pick<MedusaRequest, "params">, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The route has no parameter "${name}"`)
  return value
}
