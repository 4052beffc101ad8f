import type { MedusaResponse } from "@medusajs/framework/http"

/**
 * Resolves once a call is answered, also if its caller has gone by then: what a call has begun goes on without the caller,
 * whereas the response's own events report the end of the connection.
 */
export function whenAnswered(res: MedusaResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = res.end.bind(res)
    res.end = ((...given: Parameters<typeof end>) => {
      resolve()
      return end(...given)
    }) as typeof res.end
  })
}
