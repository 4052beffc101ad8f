import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { isPostalCode, missingOfBuyer, type PrintableAddress } from "@porteka/hungary"
import { COUNTRY_CODE } from "@porteka/shop"
import { invalidData } from "../../refusals/refusals.ts"
import { staffLanguage, staffText } from "../../staff-language/staff-language.ts"
import { requireParam } from "../require-param.ts"

export const orderAddressRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/orders/:id", methods: ["POST"], middlewares: [requireAddresses] },
]

const KINDS = ["shipping_address", "billing_address"] as const

const addressSchema = z.looseObject({
  country_code: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  company: z.string().nullish(),
  postal_code: z.string().nullish(),
  city: z.string().nullish(),
  address_1: z.string().nullish(),
})

const bodySchema = z.looseObject({
  shipping_address: addressSchema.optional(),
  billing_address: addressSchema.optional(),
})

/**
 * Medusa's forms for the addresses of an order call postal code and town optional: without them neither the
 * courier nor the invoice has an address.
 */
async function requireAddresses(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const body = bodySchema.safeParse(req.body)
  const changed = KINDS.filter((kind) => body.data?.[kind])
  if (changed.length > 0) {
    const order = await req.scope
      .resolve(Modules.ORDER)
      .retrieveOrder(requireParam(req, "id"), { relations: changed })
    for (const kind of changed) requireAddress({ ...order[kind], ...body.data?.[kind] })
  }
  next()
}

function requireAddress(address: PrintableAddress) {
  const missing = missingOfBuyer(address, staffLanguage())
  const message =
    missing.length > 0
      ? staffText({
          hu: `A címből hiányzik: ${missing.join(", ")}.`,
          en: `The address lacks: ${missing.join(", ")}.`,
        })
      : wrongPostalCode(address)
  if (message) throw invalidData(message)
}

const wrongPostalCode = ({ country_code: country, postal_code: code }: PrintableAddress): string | null =>
  country?.toUpperCase() === COUNTRY_CODE && !isPostalCode(code ?? "")
    ? staffText({
        hu: "Ez nem magyar irányítószám: 4 számjegyből áll.",
        en: "This is no Hungarian postal code: it has 4 digits.",
      })
    : null
