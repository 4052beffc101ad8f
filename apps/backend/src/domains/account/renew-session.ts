import { promisify } from "node:util"
import type { MedusaRequest } from "@medusajs/framework/http"

/**
 * Before somebody is signed in by a cookie, the browser gets a new one: whoever knew or planted the earlier one is not signed in
 * with it.
 */
export async function renewSession({ session }: MedusaRequest): Promise<void> {
  await promisify(session.regenerate.bind(session))()
}
