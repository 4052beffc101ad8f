import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type EmailLocale, renderOrderPlaced } from "@porteka/emails"
import { sampleLinks, sampleOrder, sampleTransferOrder } from "./samples.ts"

/** Writes every template in both languages as HTML and text: `npm run preview -w @porteka/emails [folder]`. */
const folder = process.argv[2] ?? join(import.meta.dirname, "../dist/preview")

async function writePreviews(locale: EmailLocale): Promise<void> {
  const common = { locale, links: sampleLinks(locale) }
  const placed = { ...common, order_url: `${common.links.home}/account/orders/1042`, terms_version: "1.0" }
  const emails = {
    "order-placed": await renderOrderPlaced({ ...placed, order: sampleOrder(locale) }),
    "order-placed-transfer": await renderOrderPlaced({ ...placed, order: sampleTransferOrder(locale) }),
  }
  for (const [name, { subject, html, text }] of Object.entries(emails)) {
    await writeFile(join(folder, `${name}.${locale}.html`), html)
    await writeFile(join(folder, `${name}.${locale}.txt`), `${subject}\n\n${text}`)
  }
}

await mkdir(folder, { recursive: true })
await Promise.all([writePreviews("hu"), writePreviews("en")])
console.log(`Wrote the previews to ${folder}`)
