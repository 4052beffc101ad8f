import PDFDocument from "pdfkit"
import { expect, test } from "vitest"
import { joinPdfs } from "./join-pdfs.ts"

async function pdfOf(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: "A6" })
  for (let page = 1; page < pages; page += 1) document.addPage()
  document.end()
  const chunks: Buffer[] = []
  for await (const chunk of document) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test("every page of every document comes into the one, and what is no PDF is refused", async () => {
  const joined = await joinPdfs([await pdfOf(2), await pdfOf(1)])
  expect(joined.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(3)
  await expect(joinPdfs([Buffer.from("no PDF")])).rejects.toThrow()
})
