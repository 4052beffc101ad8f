import { z } from "@medusajs/framework/zod"
import { callCarrier, readAnswer, requirePdf } from "../call-carrier.ts"
import {
  type Carrier,
  CarrierRefusal,
  CarrierSilence,
  type MadeParcel,
  type ParcelToSend,
} from "../carrier.ts"

const FOXPOST_URL = "https://webapi.foxpost.hu"
const LABEL_SIZE = "A6"
const NOT_ALLOWED = [401, 403]

export interface FoxpostSettings {
  username: string
  password: string
  apiKey: string
  /** The size of every parcel; it determines a locker's compartment. */
  size: string
  url?: string | undefined
}

const createdSchema = z.object({
  valid: z.boolean(),
  parcels: z.array(
    z.object({
      clFoxId: z.string().nullish(),
      barcode: z.string().nullish(),
      errors: z.array(z.object({ field: z.string().nullish(), message: z.string().nullish() })).nullish(),
    }),
  ),
})
const failureSchema = z.object({ error: z.string().nullish() })

type FieldError = { field?: string | null | undefined; message?: string | null | undefined }

/**
 * Foxpost with its "webapi" (FoxWeb API; webapi.foxpost.hu/swagger-ui). It cannot search by our reference, so
 * a person has to check after a lost answer.
 */
export class Foxpost implements Carrier {
  readonly code = "foxpost"
  readonly #settings: FoxpostSettings
  readonly #url: string

  constructor(settings: FoxpostSettings) {
    this.#settings = settings
    this.#url = settings.url ?? FOXPOST_URL
  }

  async make(parcel: ParcelToSend): Promise<MadeParcel> {
    const response = await this.#ask("/api/parcel?isWeb=true&isRedirect=false", [
      toFoxpostParcel(parcel, this.#settings.size),
    ])
    if (!response.ok) throw await toRefusal(response)
    const { valid, parcels } = await readAnswer(response, createdSchema)
    const [made] = parcels
    const errors = made?.errors ?? []
    if (!valid || errors.length > 0) throw toFieldRefusal(errors)
    const number = made?.clFoxId || made?.barcode
    if (!number) throw new CarrierSilence("Foxpost named no number")
    return { number, carrierRef: made?.barcode ?? null, label: null }
  }

  find(): Promise<"unknowable"> {
    return Promise.resolve("unknowable")
  }

  async readLabel({ number }: Pick<MadeParcel, "number">): Promise<Buffer> {
    const response = await this.#ask(`/api/label/${LABEL_SIZE}`, [number])
    if (!response.ok) throw await toRefusal(response)
    return requirePdf(Buffer.from(await response.arrayBuffer()))
  }

  #ask(path: string, body: unknown): Promise<Response> {
    const { username, password, apiKey } = this.#settings
    const login = Buffer.from(`${username}:${password}`).toString("base64")
    return callCarrier({
      url: this.#url + path,
      headers: { authorization: `Basic ${login}`, "api-key": apiKey },
      body,
    })
  }
}

async function toRefusal(response: Response): Promise<CarrierRefusal> {
  if (NOT_ALLOWED.includes(response.status)) return new CarrierRefusal("wrong_login")
  const parsed = failureSchema.safeParse(await response.json().catch(() => ({})))
  return new CarrierRefusal("refused", parsed.data?.error ?? `HTTP ${response.status}`)
}

/** Foxpost names the field and a code for its error, for example `recipientPhone: INVALID_MOBILE_NUMBER`. */
export function toFieldRefusal(errors: readonly FieldError[]): CarrierRefusal {
  const detail = errors.map(({ field, message }) => [field, message].filter(Boolean).join(": ")).join("; ")
  const field = errors[0]?.field ?? ""
  const code = FIELD_CODES[field] ?? "refused"
  return new CarrierRefusal(code, detail || null)
}

const FIELD_CODES: Record<string, "bad_point" | "bad_phone" | "bad_address"> = {
  destination: "bad_point",
  recipientPhone: "bad_phone",
  recipientZip: "bad_address",
  recipientCity: "bad_address",
  recipientAddress: "bad_address",
}

/** To a locker with `destination`, otherwise to the address; Foxpost distinguishes them by the fields. */
export function toFoxpostParcel(
  { recipient, address, pointId, cash, reference }: ParcelToSend,
  size: string,
) {
  return {
    refCode: reference,
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
    recipientEmail: recipient.email,
    size,
    cod: cash ?? 0,
    ...(pointId === null
      ? {
          recipientCountry: address.country.toUpperCase(),
          recipientZip: address.postal_code,
          recipientCity: address.city,
          recipientAddress: address.street,
        }
      : { destination: pointId }),
  }
}
