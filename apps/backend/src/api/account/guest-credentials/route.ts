import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { identityProvider } from "../../../identity/find-identity-provider.ts"
import { notFound } from "../../../refusals/refusals.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const credentials = await identityProvider(req.scope).guestCredentials()
  if (!credentials) throw notFound("Guests have no access to the cloud")
  res.setHeader("cache-control", "no-store")
  res.json(credentials)
}
