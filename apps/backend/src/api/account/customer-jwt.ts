import { getAuthContextFromJwtToken, type MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** What a customer's JWT says. */
export interface CustomerClaims {
  actor_type: string
  /** Empty before there is a customer. */
  actor_id: string
  /** Of a customer who is signed in. */
  session_id?: string
  /** Of somebody who has begun to sign up with Medusa's own call. */
  sign_up?: { attempt: string; email: string }
}

/** The bearer of a request, when it is a customer's JWT that we have signed. */
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
