import type { Shop } from "@porteka/shop"
import type { Environment } from "../env.ts"
import type { Carrier } from "./carrier.ts"
import { Foxpost } from "./carriers/foxpost.ts"
import { Gls } from "./carriers/gls.ts"

/** The carriers with keys, by their code; for all others there is the table for the upload page. */
export function findCarriers(
  env: Environment,
  { legal, returns, contact, country }: Pick<Shop, "legal" | "returns" | "contact" | "country">,
): Map<string, Carrier> {
  const carriers: Carrier[] = []
  if (env.FOXPOST_USERNAME && env.FOXPOST_PASSWORD && env.FOXPOST_API_KEY) {
    carriers.push(
      new Foxpost({
        username: env.FOXPOST_USERNAME,
        password: env.FOXPOST_PASSWORD,
        apiKey: env.FOXPOST_API_KEY,
        size: env.FOXPOST_PARCEL_SIZE,
        url: env.FOXPOST_API_URL,
      }),
    )
  }
  if (env.GLS_USERNAME && env.GLS_PASSWORD && env.GLS_CLIENT_NUMBER) {
    const { street, city, postalCode } = returns.address
    carriers.push(
      new Gls(
        {
          username: env.GLS_USERNAME,
          password: env.GLS_PASSWORD,
          clientNumber: env.GLS_CLIENT_NUMBER,
          url: env.GLS_API_URL,
        },
        {
          name: legal.shortName,
          street,
          city,
          postalCode,
          country: country.code,
          phone: contact.phoneE164,
          email: contact.email,
        },
      ),
    )
  }
  return new Map(carriers.map((carrier) => [carrier.code, carrier]))
}
