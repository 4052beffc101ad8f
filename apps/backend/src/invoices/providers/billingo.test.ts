import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { InvoiceRefusedError } from "../invoice-provider.ts"
import { BillingoProvider } from "./billingo.ts"
import { type RecordedAnswer, RecordedServer } from "./recorded-server.fixture.ts"
import { exempt, INVOICE } from "./sample-data.fixture.ts"

const recorded = (name: string): RecordedAnswer => ({
  body: readFileSync(join(__dirname, "fixtures", `billingo-${name}.json`)),
})
const PDF: RecordedAnswer = { body: "%PDF-1.4" }
const MISSING: RecordedAnswer = { status: 404, body: "{}" }
const ERROR = JSON.stringify({ error: { message: "no" } })
/** What something between the shop and Billingo answers. */
const PAGE = "<!doctype html><title>Karbantartás</title>"

let server: RecordedServer
afterEach(() => server.stop())

async function provider(...answers: RecordedAnswer[]) {
  server = await RecordedServer.start(answers)
  return new BillingoProvider({ apiKey: "billingo-key", blockId: 12, url: server.url })
}

const calls = () => server.seen.map(({ method, path }) => `${method} ${path}`)

test("searches for the key, creates the partner and the document, and downloads the file", async () => {
  const billingo = await provider(MISSING, recorded("partner"), recorded("document"), PDF)
  const issued = await billingo.issue(INVOICE, "invoice:o1")
  expect(issued).toEqual({ number: "PORT-2026-42", provider_ref: "90210", pdf: Buffer.from("%PDF-1.4") })
  expect(calls()).toEqual([
    "GET /documents/vendor/invoice%3Ao1",
    "POST /partners",
    "POST /documents",
    "GET /documents/90210/download",
  ])
  expect(server.seen.every(({ headers }) => headers["x-api-key"] === "billingo-key")).toBe(true)
  expect(JSON.parse(server.seen[1]?.body ?? "")).toMatchObject({
    name: "Őrség & Fűszer Kft.",
    taxcode: "12345676-1-41",
    tax_type: "HAS_TAX_NUMBER",
    address: { country_code: "HU", post_code: "1052", city: "Budapest", address: "Váci utca 12., 2. em. 5." },
  })
  expect(JSON.parse(server.seen[2]?.body ?? "")).toMatchObject({
    vendor_id: "invoice:o1",
    partner_id: 1771,
    block_id: 12,
    type: "invoice",
    payment_method: "bankcard",
    currency: "HUF",
    paid: true,
    items: [
      { unit_price: 4_300, unit_price_type: "gross", quantity: 3, unit: "db", vat: "27%" },
      { unit_price: 1_990, quantity: 1 },
    ],
    settings: { order_number: "1042", round: "one" },
  })
})

test("uses the issued document if the answer got lost, and issues no second one", async () => {
  await (await provider(recorded("document"), PDF)).issue(INVOICE, "invoice:o1")
  expect(calls()).toEqual(["GET /documents/vendor/invoice%3Ao1", "GET /documents/90210/download"])
})

test.each([
  [422, true],
  [401, true],
  [429, false],
  [500, false],
])("an answer of %d is a refusal: %s", async (status, isRefusal) => {
  const failed = (await provider({ status, body: ERROR })).issue(INVOICE, "invoice:o1")
  await expect(failed).rejects.toThrow(String(status))
  await expect(failed).rejects.toSatisfy((error) => error instanceof InvoiceRefusedError === isRefusal)
})

test.each([200, 401, 403, 404])(
  "a page with the status %d is no answer, and nothing is issued",
  async (status) => {
    const failed = (await provider({ status, body: PAGE })).issue(INVOICE, "invoice:o1")
    await expect(failed).rejects.toThrow(`Billingo answered ${status}`)
    await expect(failed).rejects.not.toBeInstanceOf(InvoiceRefusedError)
    expect(calls()).toEqual(["GET /documents/vendor/invoice%3Ao1"])
  },
)

/** Another document of the same invoice. */
const related = (change: Record<string, unknown>): RecordedAnswer => ({
  body: JSON.stringify({ id: 90_211, invoice_number: "PORT-2026-43", ...change }),
})

test("corrects a document by its id, with the key as its comment", async () => {
  const billingo = await provider(recorded("document"), related({}), PDF)
  const issued = await billingo.correct({ provider_ref: "90210" }, INVOICE, "correction:o1:1")
  expect(issued).toMatchObject({ number: "PORT-2026-43", provider_ref: "90211" })
  expect(calls()).toEqual([
    "GET /documents/90210",
    "POST /documents/90210/create-modification-document",
    "GET /documents/90211/download",
  ])
  expect(JSON.parse(server.seen[1]?.body ?? "")).toMatchObject({
    comment: "correction:o1:1",
    due_date: "2026-11-21",
    payment_method: "bankcard",
    items: [{ unit_price: 4_300, quantity: 3 }, { unit_price: 1_990 }],
  })
})

test("uses the issued correction if the answer got lost", async () => {
  const original = related({ id: 90_210, related_documents: [{ id: 90_211 }] })
  const billingo = await provider(original, related({ comment: "correction:o1:1" }), PDF)
  const issued = await billingo.correct({ provider_ref: "90210" }, INVOICE, "correction:o1:1")
  expect(issued.number).toBe("PORT-2026-43")
  expect(calls().some((call) => call.startsWith("POST"))).toBe(false)
})

test("cancels a document by its id", async () => {
  const correction = related({ type: "modification" })
  const original = related({ id: 90_209, cancelled: false, related_documents: [{ id: 90_211 }] })
  const billingo = await provider(original, correction, recorded("document"), PDF)
  const storno = await billingo.storno({ provider_ref: "90209" })
  expect(storno.number).toBe("PORT-2026-42")
  expect(calls()).toEqual([
    "GET /documents/90209",
    "GET /documents/90211",
    "POST /documents/90209/cancel",
    "GET /documents/90210/download",
  ])
})

test("uses the issued cancellation if the answer got lost", async () => {
  const original = related({ id: 90_210, cancelled: true, related_documents: [{ id: 90_211 }] })
  const billingo = await provider(original, related({ type: "cancellation" }), PDF)
  const storno = await billingo.storno({ provider_ref: "90210" })
  expect(storno).toMatchObject({ number: "PORT-2026-43", provider_ref: "90211" })
  expect(calls().some((call) => call.startsWith("POST"))).toBe(false)
})

test("leaves a canceled invoice whose cancellation cannot be found to a person", async () => {
  const failed = (await provider(related({ id: 90_210, cancelled: true }))).storno({ provider_ref: "90210" })
  await expect(failed).rejects.toBeInstanceOf(InvoiceRefusedError)
  expect(calls()).toEqual(["GET /documents/90210"])
})

test("names a company abroad as foreign, with its country", async () => {
  const billingo = await provider(MISSING, recorded("partner"), recorded("document"), PDF)
  const address = { ...INVOICE.buyer.address, country_code: "at" }
  const buyer = { ...INVOICE.buyer, tax_number: "ATU12345678", address }
  await billingo.issue({ ...INVOICE, buyer }, "invoice:o1")
  expect(JSON.parse(server.seen[1]?.body ?? "")).toMatchObject({
    address: { country_code: "AT" },
    taxcode: "ATU12345678",
    tax_type: "FOREIGN",
  })
})

test("marks lines outside VAT, and the amount paid by a gift card", async () => {
  const billingo = await provider(MISSING, recorded("partner"), recorded("document"), PDF)
  const [mug] = INVOICE.lines
  const card = {
    ...mug,
    name: "Ajándékutalvány",
    outside_vat: true as const,
    vat_percent: 0,
    net: 12_900,
    vat: 0,
  }
  const lines = [{ ...card, quantity: 3, unit: "db", gross: 12_900 }]
  await billingo.issue({ ...INVOICE, lines, gift_card_paid: 4_890 }, "invoice:o2")
  expect(JSON.parse(server.seen[2]?.body ?? "")).toMatchObject({
    comment: "Ebből ajándékutalvánnyal fizetve: 4890 Ft, fizetendő: 10000 Ft.",
    items: [{ vat: "ÁKK", entitlement: "ATK" }],
  })
})

test("marks the lines of a seller who is exempt from VAT", async () => {
  const billingo = await provider(MISSING, recorded("partner"), recorded("document"), PDF)
  await billingo.issue(exempt(INVOICE), "invoice:o3")
  const marked = { vat: "AAM", entitlement: "AAM" }
  expect(JSON.parse(server.seen[2]?.body ?? "")).toMatchObject({ items: [marked, marked] })
})
