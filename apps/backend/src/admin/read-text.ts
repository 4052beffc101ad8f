/** The text of a file in UTF-8 or, as spreadsheets and banks in Hungary still write it, in Windows-1250. */
export async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1250").decode(bytes)
  }
}
