import { getAuthContextFromJwtToken, type MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The payload of a customer's JWT. */
export interface CustomerClaims {
  actor_type: string
  /** Empty before there is a customer. */
  actor_id: string
  /** Of a customer who is signed in. */
  session_id?: string
  /** For somebody who is signing up with Medusa's own call. */
  sign_up?: { attempt: string; email: string }
}

/** The request's bearer token, if it is a customer's JWT signed by us. */
export function readCustomerJwt(req: MedusaRequest): CustomerClaims | null {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const claims: unknown = getAuthContextFromJwtToken(
    req.headers.authorization,
    http.jwtSecret ?? "",
    ["bearer"],
    ["customer"],
    http.jwtPublicKey,
    http.jwtVerifyOptions ?? http.jwtOptions,
  )
  return claims as CustomerClaims | null
}
