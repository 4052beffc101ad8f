import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { sampleEmails } from "./sample-emails.ts"

/** Writes every template in both languages as HTML and text into a folder, `dist/preview/emails` if none is named: `npm run preview -w @porteka/emails [folder]`. */
const folder = process.argv[2] ?? join(import.meta.dirname, "emails")

await mkdir(folder, { recursive: true })
for (const locale of ["hu", "en"] as const) {
  for (const [name, { subject, html, text }] of Object.entries(await sampleEmails(locale))) {
    await writeFile(join(folder, `${name}.${locale}.html`), html)
    await writeFile(join(folder, `${name}.${locale}.txt`), `${subject}\n\n${text}`)
  }
}
console.log(`Wrote the previews to ${folder}`)
