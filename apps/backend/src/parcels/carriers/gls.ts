import { createHash } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { DAY_MS } from "@porteka/hungary"
import { callCarrier, readAnswer, requirePdf } from "../call-carrier.ts"
import {
  type Carrier,
  CarrierRefusal,
  CarrierSilence,
  type MadeParcel,
  type ParcelToSend,
} from "../carrier.ts"

const GLS_URL = "https://api.mygls.hu"
/** A label on its own page, for GLS's label printers. */
const PRINTER = "Connect"
const GRAMS_PER_KILOGRAM = 1000
const NOT_ALLOWED = 401
/** "Unauthorized." */
const UNAUTHORIZED = -1
/** MyGLS returns a label only once. */
const ALREADY_PRINTED = 18

/** The sender: where GLS collects the parcels. */
export interface GlsSender {
  name: string
  street: string
  city: string
  postalCode: string
  country: string
  phone: string
  email: string
}

export interface GlsSettings {
  username: string
  password: string
  clientNumber: number
  url?: string | undefined
}

const errorsSchema = z
  .array(z.object({ ErrorCode: z.number(), ErrorDescription: z.string().nullish() }))
  .nullish()
const labelSchema = z.array(z.number().int().min(0).max(255)).nullish()
const infoSchema = z.object({
  ClientReference: z.string().nullish(),
  Parcel: z.object({ ClientReference: z.string().nullish() }).nullish(),
  ParcelId: z.number(),
  ParcelNumber: z.number().nullish(),
})
const printedSchema = z.object({
  Labels: labelSchema,
  PrintLabelsErrorList: errorsSchema,
  PrintLabelsInfoList: z.array(infoSchema).nullish(),
})
const listSchema = z.object({
  GetParcelListErrors: errorsSchema,
  PrintDataInfoList: z.array(infoSchema).nullish(),
})
const printedAgainSchema = z.object({ Labels: labelSchema, GetPrintedLabelsErrorList: errorsSchema })

/** GLS Hungary by the MyGLS API (api.mygls.hu, ParcelService, JSON). */
export class Gls implements Carrier {
  readonly code = "gls"
  readonly #settings: GlsSettings
  readonly #sender: GlsSender
  readonly #url: string

  constructor(settings: GlsSettings, sender: GlsSender) {
    this.#settings = settings
    this.#sender = sender
    this.#url = settings.url ?? GLS_URL
  }

  async make(parcel: ParcelToSend): Promise<MadeParcel> {
    const sent = toGlsParcel(parcel, this.#sender, {
      clientNumber: this.#settings.clientNumber,
      now: new Date(),
    })
    const answer = await this.#ask(
      "PrintLabels",
      { ParcelList: [sent], PrintPosition: 1, ShowPrintDialog: false, TypeOfPrinter: PRINTER },
      printedSchema,
    )
    requireNoErrors(answer.PrintLabelsErrorList)
    const [info] = answer.PrintLabelsInfoList ?? []
    if (!info?.ParcelNumber) throw new CarrierSilence("GLS named no number")
    const { Labels: label } = answer
    return toMade(info.ParcelNumber, info.ParcelId, label?.length ? requirePdf(Buffer.from(label)) : null)
  }

  /** Among the labels printed since then; MyGLS cannot search by the client's reference. */
  async find(reference: string, since: Date): Promise<MadeParcel | null> {
    const answer = await this.#ask(
      "GetParcelList",
      {
        PickupDateFrom: null,
        PickupDateTo: null,
        PrintDateFrom: toGlsDate(new Date(since.getTime() - DAY_MS)),
        PrintDateTo: toGlsDate(new Date(Date.now() + DAY_MS)),
      },
      listSchema,
    )
    requireNoErrors(answer.GetParcelListErrors)
    const found = (answer.PrintDataInfoList ?? []).find(
      (info) => (info.ClientReference ?? info.Parcel?.ClientReference) === reference,
    )
    return found?.ParcelNumber ? toMade(found.ParcelNumber, found.ParcelId, null) : null
  }

  async readLabel({ carrierRef }: Pick<MadeParcel, "carrierRef">): Promise<Buffer> {
    const answer = await this.#ask(
      "GetPrintedLabels",
      {
        ParcelIdList: [Number(carrierRef)],
        PrintPosition: 1,
        ShowPrintDialog: false,
        TypeOfPrinter: PRINTER,
      },
      printedAgainSchema,
    )
    requireNoErrors(answer.GetPrintedLabelsErrorList)
    return requirePdf(Buffer.from(answer.Labels ?? []))
  }

  async #ask<Answer>(call: string, body: object, schema: z.ZodType<Answer>): Promise<Answer> {
    const { username, password, clientNumber } = this.#settings
    const response = await callCarrier({
      url: `${this.#url}/ParcelService.svc/json/${call}`,
      headers: {},
      body: {
        Username: username,
        Password: toGlsPassword(password),
        ClientNumberList: [clientNumber],
        WebshopEngine: "Porteka",
        ...body,
      },
    })
    if (response.status === NOT_ALLOWED) throw new CarrierRefusal("wrong_login")
    if (!response.ok) throw new CarrierRefusal("refused", `HTTP ${response.status}`)
    return await readAnswer(response, schema)
  }
}

const toMade = (number: number, id: number, label: Buffer | null): MadeParcel => ({
  number: String(number),
  carrierRef: String(id),
  label,
})

function requireNoErrors(errors: z.infer<typeof errorsSchema>): void {
  const [first] = errors ?? []
  if (!first) return
  const detail = `${first.ErrorDescription ?? ""} (${first.ErrorCode})`.trim()
  if (first.ErrorCode === UNAUTHORIZED) throw new CarrierRefusal("wrong_login")
  if (first.ErrorCode === ALREADY_PRINTED) throw new CarrierRefusal("label_printed_before", detail)
  throw new CarrierRefusal(codeOf(first.ErrorDescription ?? ""), detail)
}

/** GLS describes the field in a sentence. */
export function codeOf(description: string): "bad_phone" | "bad_point" | "bad_address" | "refused" {
  if (/phone/i.test(description)) return "bad_phone"
  if (/PSD|parcel ?shop|delivery ?point/i.test(description)) return "bad_point"
  if (/zip ?code|city|street/i.test(description)) return "bad_address"
  return "refused"
}

/** The password's SHA-512 as a list of its bytes. */
export const toGlsPassword = (password: string): number[] => [
  ...createHash("sha512").update(password, "utf8").digest(),
]

const toGlsDate = (moment: Date): string => `/Date(${moment.getTime()})/`

/** GLS itself informs recipients at a parcel shop: the FlexDelivery services are for home delivery only. */
export function toGlsParcel(
  { reference, recipient, address, pointId, cash, grams }: ParcelToSend,
  sender: GlsSender,
  { clientNumber, now }: { clientNumber: number; now: Date },
) {
  return {
    ClientNumber: clientNumber,
    ClientReference: reference,
    Count: 1,
    Content: reference,
    ...(cash === null ? {} : { CODAmount: cash, CODReference: reference, CODCurrency: "HUF" }),
    PickupDate: toGlsDate(now),
    PickupAddress: {
      Name: sender.name,
      Street: sender.street,
      City: sender.city,
      ZipCode: sender.postalCode,
      CountryIsoCode: sender.country.toUpperCase(),
      ContactName: sender.name,
      ContactPhone: sender.phone,
      ContactEmail: sender.email,
    },
    DeliveryAddress: {
      Name: recipient.name,
      Street: address.street,
      City: address.city,
      ZipCode: address.postal_code,
      CountryIsoCode: address.country.toUpperCase(),
      ContactName: recipient.name,
      ContactPhone: recipient.phone,
      ContactEmail: recipient.email,
    },
    ServiceList:
      pointId === null
        ? [
            { Code: "FDS", FDSParameter: { Value: recipient.email } },
            { Code: "FSS", FSSParameter: { Value: recipient.phone } },
          ]
        : [{ Code: "PSD", PSDParameter: { StringValue: pointId } }],
    ...(grams > 0 && {
      ParcelPropertyList: [{ Content: reference, Weight: grams / GRAMS_PER_KILOGRAM }],
    }),
  }
}
