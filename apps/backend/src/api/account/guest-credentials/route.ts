import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { identityProvider } from "../../../identity/find-identity-provider.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const credentials = await identityProvider(req.scope).guestCredentials()
  if (!credentials) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Guests have no access to the cloud")
  res.setHeader("cache-control", "no-store")
  res.json(credentials)
}
