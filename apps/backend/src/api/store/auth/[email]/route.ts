import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** The same for every address, so that nobody learns who has an account (ruling D14). */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ exists: true })
}
