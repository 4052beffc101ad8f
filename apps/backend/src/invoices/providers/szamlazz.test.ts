import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { InvoiceRefusedError } from "../invoice-provider.ts"
import { type RecordedAnswer, RecordedServer } from "./recorded-server.fixture.ts"
import { exempt, INVOICE } from "./sample-data.fixture.ts"
import { SzamlazzProvider } from "./szamlazz.ts"

const KEY = "agent-key-1234567890"
/** The provider's maintenance page. */
const PAGE = "<!doctype html><title>Karbantartás</title>"
const recorded = (name: string): RecordedAnswer => ({
  body: readFileSync(join(__dirname, "fixtures", `szamlazz-${name}.xml`)),
})

let server: RecordedServer
afterEach(() => server.stop())

async function provider(...answers: RecordedAnswer[]) {
  server = await RecordedServer.start(answers)
  return new SzamlazzProvider(KEY, server.url)
}

const tagsIn = (xml: string, parent: string) =>
  [...(new RegExp(`<${parent}>([\\s\\S]*?)</${parent}>`).exec(xml)?.[1] ?? "").matchAll(/<(\w+)>/g)].map(
    ([, name]) => name,
  )

test("asks for the invoice of the key, then issues it with the tags in the documented order", async () => {
  const issued = await (await provider(recorded("unknown"), recorded("issued"))).issue(INVOICE, "invoice:o1")
  expect(issued).toEqual({ number: "PORT-2026-42", provider_ref: null, pdf: Buffer.from("%PDF-1.4") })
  const [query, request] = server.seen.map(({ body }) => body)
  expect(query).toContain('name="action-szamla_agent_xml"')
  expect(query).toContain("<szamlaKulsoAzon>invoice:o1</szamlaKulsoAzon>")
  expect(request).toContain('name="action-xmlagentxmlfile"')
  expect(request).toContain('<xmlszamla xmlns="http://www.szamlazz.hu/xmlszamla">')
  expect(tagsIn(request ?? "", "beallitasok")).toEqual([
    "szamlaagentkulcs",
    "eszamla",
    "szamlaLetoltes",
    "szamlaLetoltesPld",
    "valaszVerzio",
    "szamlaKulsoAzon",
  ])
  expect(tagsIn(request ?? "", "fejlec")).toEqual([
    "keltDatum",
    "teljesitesDatum",
    "fizetesiHataridoDatum",
    "fizmod",
    "penznem",
    "szamlaNyelve",
    "megjegyzes",
    "rendelesSzam",
    "elolegszamla",
    "vegszamla",
    "dijbekero",
    "fizetve",
  ])
  expect(tagsIn(request ?? "", "vevo")).toEqual([
    "nev",
    "irsz",
    "telepules",
    "cim",
    "email",
    "sendEmail",
    "adoszam",
  ])
  expect(tagsIn(request ?? "", "tetel")).toEqual([
    "megnevezes",
    "mennyiseg",
    "mennyisegiEgyseg",
    "nettoEgysegar",
    "afakulcs",
    "nettoErtek",
    "afaErtek",
    "bruttoErtek",
  ])
  expect(request).toContain("<nev>Őrség &amp; Fűszer Kft.</nev>")
  expect(request).toContain("<megnevezes>Bögre &lt;kék&gt;</megnevezes>")
  expect(request).toContain("<nettoEgysegar>3385.6667</nettoEgysegar>")
  expect(request).toContain("<adoszam>12345676-1-41</adoszam>")
})

test.each([
  [
    "at",
    "ATU12345678",
    "Ausztria",
    ["adoalany", "adoszam", "adoszamEU"],
    "<adoszamEU>ATU12345678</adoszamEU>",
  ],
  ["ch", "CHE123456788", "Svájc", ["adoalany", "adoszam"], "<adoszam>CHE123456788</adoszam>"],
  ["at", null, "Ausztria", ["adoszam"], "<adoszam></adoszam>"],
])("names the country of a buyer in %s with the number %s", async (code, number, country, tags, tag) => {
  const address = { ...INVOICE.buyer.address, country_code: code }
  const buyer = { ...INVOICE.buyer, tax_number: number, address }
  await (await provider(recorded("unknown"), recorded("issued"))).issue({ ...INVOICE, buyer }, "invoice:o1")
  const request = server.seen[1]?.body ?? ""
  expect(tagsIn(request, "vevo")).toEqual([
    "nev",
    "orszag",
    "irsz",
    "telepules",
    "cim",
    "email",
    "sendEmail",
    ...tags,
  ])
  expect(request).toContain(`<orszag>${country}</orszag>`)
  expect(request).toContain(tag)
})

test("uses the issued invoice if the answer got lost, and issues no second one", async () => {
  const issued = await (await provider(recorded("queried"))).issue(INVOICE, "invoice:o1")
  expect(issued.number).toBe("PORT-2026-41")
  expect(server.seen).toHaveLength(1)
})

test("reports the provider's refusal", async () => {
  const refused = (await provider(recorded("unknown"), recorded("refused"))).issue(INVOICE, "invoice:o1")
  await expect(refused).rejects.toThrow("57: Hibás XML: az adószám <adoszam> nem megfelelő.")
  await expect(refused).rejects.toBeInstanceOf(InvoiceRefusedError)
})

const withCode = (code: string): RecordedAnswer => ({
  body: recorded("refused").body.toString().replace("57", code),
})
const WITHOUT_FILE: RecordedAnswer = {
  body: recorded("queried")
    .body.toString()
    .replace(/<pdf>.*<\/pdf>/, ""),
}
const NEVER_ISSUED = [
  ["an error that is not 'unknown invoice'", recorded("refused"), "57"],
  ["system maintenance", withCode("1"), "did not look for"],
  ["a failed login", withCode("3"), "did not look for"],
  ["a page", { body: PAGE }, "cannot be read"],
  ["nothing", { body: "" }, "cannot be read"],
  ["an invoice without its file", WITHOUT_FILE, "without number or file"],
  ["another document", { body: "<valami/>" }, "without number or file"],
] as const

test.each(NEVER_ISSUED)(
  "if the search is answered by %s, nothing is issued yet",
  async (_, answer, reason) => {
    for (const call of ["issue", "correct", "storno"] as const) {
      const szamlazz = await provider(answer, recorded("issued"))
      const failed =
        call === "issue"
          ? szamlazz.issue(INVOICE, "key:o1")
          : szamlazz[call]({ number: "PORT-2026-41" }, INVOICE, "key:o1")
      await expect(failed).rejects.toThrow(reason)
      await expect(failed).rejects.not.toBeInstanceOf(InvoiceRefusedError)
      expect(server.seen).toHaveLength(1)
      server.stop()
    }
  },
)

test.each([
  ["system maintenance", withCode("1")],
  ["a page", { body: PAGE }],
  ["a success without a number", { body: "<xmlszamlavalasz><sikeres>true</sikeres></xmlszamlavalasz>" }],
  ["an error without a code", { body: "<xmlszamlavalasz><sikeres>false</sikeres></xmlszamlavalasz>" }],
])("an invoice answered by %s is tried again", async (_, answer) => {
  const failed = (await provider(recorded("unknown"), answer)).issue(INVOICE, "invoice:o1")
  await expect(failed).rejects.toThrow()
  await expect(failed).rejects.not.toBeInstanceOf(InvoiceRefusedError)
})

test("an unavailable provider is not a refusal", async () => {
  const away = (await provider({ status: 503, body: "" })).issue(INVOICE, "invoice:o1")
  await expect(away).rejects.toThrow("503")
  await expect(away).rejects.not.toBeInstanceOf(InvoiceRefusedError)
})

test("corrects an invoice by its number, once per key", async () => {
  const szamlazz = await provider(recorded("unknown"), recorded("issued"))
  const issued = await szamlazz.correct({ number: "PORT-2026-41" }, INVOICE, "correction:o1:1")
  expect(issued.number).toBe("PORT-2026-42")
  const [query, request] = server.seen.map(({ body }) => body)
  expect(query).toContain("<szamlaKulsoAzon>correction:o1:1</szamlaKulsoAzon>")
  expect(tagsIn(request ?? "", "fejlec")).toEqual([
    "keltDatum",
    "teljesitesDatum",
    "fizetesiHataridoDatum",
    "fizmod",
    "penznem",
    "szamlaNyelve",
    "megjegyzes",
    "rendelesSzam",
    "elolegszamla",
    "vegszamla",
    "helyesbitoszamla",
    "helyesbitettSzamlaszam",
    "dijbekero",
    "fizetve",
  ])
  expect(request).toContain("<helyesbitettSzamlaszam>PORT-2026-41</helyesbitettSzamlaszam>")
})

test("cancels an invoice by its number", async () => {
  const szamlazz = await provider(recorded("unknown"), recorded("issued"))
  const storno = await szamlazz.storno({ number: "PORT-2026-41" }, INVOICE, "storno:o1")
  expect(storno.number).toBe("PORT-2026-42")
  const [query, request] = server.seen.map(({ body }) => body)
  expect(query).toContain("<szamlaKulsoAzon>storno:o1</szamlaKulsoAzon>")
  expect(tagsIn(request ?? "", "beallitasok")).toEqual([
    "szamlaagentkulcs",
    "eszamla",
    "szamlaLetoltes",
    "szamlaLetoltesPld",
    "valaszVerzio",
    "szamlaKulsoAzon",
  ])
  expect(request).toContain("<szamlaKulsoAzon>storno:o1</szamlaKulsoAzon>")
  expect(request).toContain('name="action-szamla_agent_st"')
  expect(request).toContain("<szamlaszam>PORT-2026-41</szamlaszam>")
  expect(request).toContain("<tipus>SS</tipus>")
})

test("uses the issued canceling invoice if the answer got lost", async () => {
  const szamlazz = await provider(recorded("queried"))
  const storno = await szamlazz.storno({ number: "PORT-2026-40" }, INVOICE, "storno:o1")
  expect(storno.number).toBe("PORT-2026-41")
  expect(server.seen).toHaveLength(1)
})

test("reads characters that XML writes as numbers", async () => {
  const body = recorded("refused").body.toString().replace("Hibás", "Hib&#225;s")
  const refused = (await provider(recorded("unknown"), { body })).issue(INVOICE, "invoice:o1")
  await expect(refused).rejects.toThrow("57: Hibás XML")
})

test("marks lines outside VAT, and the amount paid by a gift card", async () => {
  const [mug, delivery] = INVOICE.lines
  if (!mug || !delivery) throw new Error("The sample has no lines")
  const card = { ...mug, outside_vat: true as const, vat_percent: 0, net: 12_900, vat: 0 }
  const szamlazz = await provider(recorded("unknown"), recorded("issued"))
  await szamlazz.issue({ ...INVOICE, lines: [card, delivery], gift_card_paid: 4_890 }, "invoice:o2")
  const request = server.seen[1]?.body ?? ""
  expect([...request.matchAll(/<afakulcs>(.*?)</g)].map(([, rate]) => rate)).toEqual(["TAHK", "27"])
  expect(request).toContain(
    "<megjegyzes>Ebből ajándékutalvánnyal fizetve: 4890 Ft, fizetendő: 10000 Ft.</megjegyzes>",
  )
})

test("marks the lines of a seller who is exempt from VAT", async () => {
  const szamlazz = await provider(recorded("unknown"), recorded("issued"))
  await szamlazz.issue(exempt(INVOICE), "invoice:o3")
  const request = server.seen[1]?.body ?? ""
  expect([...request.matchAll(/<afakulcs>(.*?)</g)].map(([, rate]) => rate)).toEqual(["AAM", "AAM"])
})
