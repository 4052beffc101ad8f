import type { MedusaContainer } from "@medusajs/framework/types"
import { environment } from "../env.ts"
import { INVOICE_MODULE } from "../modules/invoice/index.ts"
import type { InvoiceProvider } from "./invoice-provider.ts"
import { BillingoProvider } from "./providers/billingo.ts"
import { LocalInvoiceProvider } from "./providers/local.ts"
import { SzamlazzProvider } from "./providers/szamlazz.ts"

/** The provider whose key is set; without one, samples are drawn. */
export function invoiceProvider(container: MedusaContainer): InvoiceProvider {
  const { SZAMLAZZ_AGENT_KEY, BILLINGO_API_KEY, BILLINGO_BLOCK_ID } = environment()
  if (SZAMLAZZ_AGENT_KEY) return new SzamlazzProvider(SZAMLAZZ_AGENT_KEY)
  if (BILLINGO_API_KEY && BILLINGO_BLOCK_ID) {
    return new BillingoProvider({ apiKey: BILLINGO_API_KEY, blockId: BILLINGO_BLOCK_ID })
  }
  return new LocalInvoiceProvider((key) => container.resolve(INVOICE_MODULE).takeSampleNumber(key))
}
