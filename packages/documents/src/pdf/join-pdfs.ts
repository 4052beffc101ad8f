import { PDFDocument } from "@cantoo/pdf-lib"

/** One document with all pages of the others, in their order. */
export async function joinPdfs(documents: readonly Uint8Array[]): Promise<Buffer> {
  const joined = await PDFDocument.create()
  for (const document of documents) {
    const source = await PDFDocument.load(document)
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page)
  }
  return Buffer.from(await joined.save({ useObjectStreams: false }))
}
