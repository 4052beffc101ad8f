import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { LOCALES } from "@porteka/shop"
import { sampleEmails } from "./sample-emails.ts"

/**
 * Writes every template in every language as HTML and text into a folder, by default `dist/preview/emails`:
 * `npm run preview -w @porteka/emails [folder]`.
 */
const folder = process.argv[2] ?? join(import.meta.dirname, "emails")

await mkdir(folder, { recursive: true })
for (const locale of LOCALES) {
  for (const [name, { subject, html, text }] of Object.entries(sampleEmails(locale))) {
    await writeFile(join(folder, `${name}.${locale}.html`), html)
    await writeFile(join(folder, `${name}.${locale}.txt`), `${subject}\n\n${text}`)
  }
}
console.log(`Wrote the previews to ${folder}`)
