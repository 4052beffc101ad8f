import type { InvoiceData } from "@porteka/documents"
import { childText, firstDescendant, readXml, type XmlElement } from "../../records/read-xml.ts"
import { type InvoiceProvider, InvoiceRefusedError, type IssuedInvoice } from "../invoice-provider.ts"
import { invoiceXml, queryXml, stornoXml } from "./szamlazz-xml.ts"

const SZAMLAZZ_URL = "https://www.szamlazz.hu/szamla/"
const TIMEOUT_MS = 30_000

/** Form field names by function (docs.szamlazz.hu, "Sending requests"). */
const ACTIONS = {
  issue: "action-xmlagentxmlfile",
  storno: "action-szamla_agent_st",
  query: "action-szamla_agent_xml",
} as const

/** There is no invoice with this key (docs.szamlazz.hu, "Querying the document (XML)": error 7). */
const UNKNOWN = "7"
/** System maintenance, to be tried again in a few minutes (docs.szamlazz.hu, "Error handling"). */
const MAINTENANCE = "1"

/**
 * The same request may be sent five times; then it waits for a person, and callers that go on are banned
 * (docs.szamlazz.hu, "Error handling"). So the attempts are spread over half a day.
 */
const RETRY_DELAYS_MINUTES = [5, 30, 180, 600]

/** Számlázz.hu with its Számla Agent: an XML file in a form, XML as the answer. */
export class SzamlazzProvider implements InvoiceProvider {
  readonly id = "szamlazz"
  readonly retryDelays = RETRY_DELAYS_MINUTES
  readonly #agentKey: string
  readonly #url: string

  constructor(agentKey: string, url = SZAMLAZZ_URL) {
    this.#agentKey = agentKey
    this.#url = url
  }

  async issue(invoice: InvoiceData, key: string): Promise<IssuedInvoice> {
    return await this.#sendOnce("issue", key, invoiceXml(invoice, this.#agentKey, { key }))
  }

  async correct(
    { number }: Pick<IssuedInvoice, "number">,
    correction: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice> {
    const document = invoiceXml(correction, this.#agentKey, { key, corrects: number })
    return await this.#sendOnce("issue", key, document)
  }

  async storno(
    { number }: Pick<IssuedInvoice, "number">,
    cancelling: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice> {
    return await this.#sendOnce("storno", key, stornoXml(number, cancelling, this.#agentKey, key))
  }

  /** Checks first whether it exists: the answer may have been lost after the document was issued. */
  async #sendOnce(action: "issue" | "storno", key: string, document: string): Promise<IssuedInvoice> {
    return (await this.#find(key)) ?? (await this.#send(action, document))
  }

  async #find(key: string): Promise<IssuedInvoice | null> {
    const answer = await this.#post("query", queryXml(this.#agentKey, key))
    const refusal = refusalIn(answer)
    if (refusal?.code === UNKNOWN) return null
    if (refusal) throw new Error(`Számlázz.hu did not look for ${key}: ${refusal.code}, ${refusal.message}`)
    return documentIn(answer, firstDescendant(answer, "alap"))
  }

  async #send(action: "issue" | "storno", document: string): Promise<IssuedInvoice> {
    const answer = await this.#post(action, document)
    const refusal = refusalIn(answer)
    if (refusal) {
      const reason = `Számlázz.hu ${refusal.code}: ${refusal.message}`
      throw refusal.code === MAINTENANCE ? new Error(reason) : new InvoiceRefusedError(reason)
    }
    return documentIn(answer, answer)
  }

  /** @throws if the answer is not XML, such as a page about maintenance: the request is tried again */
  async #post(action: keyof typeof ACTIONS, document: string): Promise<XmlElement> {
    const body = new FormData()
    body.set(ACTIONS[action], new Blob([document], { type: "text/xml" }), "request.xml")
    const response = await fetch(this.#url, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`Számlázz.hu answered ${response.status}`)
    const answer = readXml(await response.text())
    if (!answer) throw new Error("Számlázz.hu gave an empty answer")
    return answer
  }
}

function refusalIn(answer: XmlElement): { code: string; message: string } | null {
  const code = childText(answer, "hibakod")
  if (childText(answer, "sikeres") !== "false" || !code) return null
  return { code, message: childText(answer, "hibauzenet") }
}

/** @param numbered the tag that contains the number */
function documentIn(answer: XmlElement, numbered: XmlElement | null): IssuedInvoice {
  const number = childText(numbered, "szamlaszam")
  const pdf = childText(answer, "pdf")
  // Whatever was issued is found by its key at the next attempt.
  if (!number || !pdf) throw new Error("Számlázz.hu gave an answer without number or file")
  return { number, provider_ref: null, pdf: Buffer.from(pdf, "base64") }
}
