import type { InvoiceData } from "@porteka/documents"
import { type InvoiceProvider, InvoiceRefusedError, type IssuedInvoice } from "../invoice-provider.ts"
import { invoiceXml, queryXml, stornoXml } from "./szamlazz-xml.ts"
import { findXmlText } from "./write-xml.ts"

const SZAMLAZZ_URL = "https://www.szamlazz.hu/szamla/"
const TIMEOUT_MS = 30_000

/** Form field names by function (docs.szamlazz.hu, "Sending requests"). */
const ACTIONS = {
  issue: "action-xmlagentxmlfile",
  storno: "action-szamla_agent_st",
  query: "action-szamla_agent_xml",
} as const

/** Számlázz.hu with its Számla Agent: an XML file in a form, XML as the answer. */
export class SzamlazzProvider implements InvoiceProvider {
  readonly id = "szamlazz"
  readonly #agentKey: string
  readonly #url: string

  constructor(agentKey: string, url = SZAMLAZZ_URL) {
    this.#agentKey = agentKey
    this.#url = url
  }

  /** Checks first whether it exists: the answer may have been lost after the invoice was issued. */
  async issue(invoice: InvoiceData, key: string): Promise<IssuedInvoice> {
    return (await this.#find(key)) ?? this.#send("issue", invoiceXml(invoice, this.#agentKey, { key }))
  }

  async correct(
    { number }: Pick<IssuedInvoice, "number">,
    correction: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice> {
    const document = invoiceXml(correction, this.#agentKey, { key, corrects: number })
    return (await this.#find(key)) ?? this.#send("issue", document)
  }

  /** The provider answers a second request for the same original with an error, so two are never issued. */
  async storno({ number }: Pick<IssuedInvoice, "number">, cancelling: InvoiceData): Promise<IssuedInvoice> {
    return this.#send("storno", stornoXml(number, cancelling, this.#agentKey))
  }

  async #find(key: string): Promise<IssuedInvoice | null> {
    const xml = await this.#post("query", queryXml(this.#agentKey, key))
    if (findXmlText(xml, "sikeres") === "false") return null
    const number = findXmlText(xml, "szamlaszam")
    const pdf = findXmlText(xml, "pdf")
    return number && pdf ? { number, provider_ref: null, pdf: Buffer.from(pdf, "base64") } : null
  }

  async #send(action: "issue" | "storno", document: string): Promise<IssuedInvoice> {
    const xml = await this.#post(action, document)
    const number = findXmlText(xml, "szamlaszam")
    const pdf = findXmlText(xml, "pdf")
    if (findXmlText(xml, "sikeres") !== "true" || !number || !pdf) {
      const code = findXmlText(xml, "hibakod") ?? "?"
      throw new InvoiceRefusedError(`Számlázz.hu ${code}: ${findXmlText(xml, "hibauzenet") ?? "no answer"}`)
    }
    return { number, provider_ref: null, pdf: Buffer.from(pdf, "base64") }
  }

  async #post(action: keyof typeof ACTIONS, document: string): Promise<string> {
    const body = new FormData()
    body.set(ACTIONS[action], new Blob([document], { type: "text/xml" }), "request.xml")
    const response = await fetch(this.#url, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`Számlázz.hu answered ${response.status}`)
    return await response.text()
  }
}
