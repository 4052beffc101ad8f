import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "./language.ts"

const TEXTS = textsForStaff({
  hu: {
    empty: "A fájl üres.",
    binary: "Ez a fájl nem szöveg és nem Excel-munkafüzet: CSV-, TXT-, XML- vagy XLSX-fájlt válasszon.",
  },
  en: {
    empty: "The file is empty.",
    binary: "This file is neither text nor an Excel workbook: choose a CSV, TXT, XML or XLSX file.",
  },
})

/**
 * The text of a file in UTF-8 or, as spreadsheets and banks in Hungary still write it, in Windows-1250.
 * @throws Error with a message to show
 */
export async function readText(file: File): Promise<string> {
  const text = decode(await file.arrayBuffer())
  if (text.trim() === "") throw new Error(TEXTS[adminLanguage()].empty)
  if (text.includes("\0")) throw new Error(TEXTS[adminLanguage()].binary)
  return text
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1250").decode(bytes)
  }
}
