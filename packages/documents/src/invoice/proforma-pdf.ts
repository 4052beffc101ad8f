import { formatDate, formatMoney, transferCode } from "@porteka/hungary"
import { LANGUAGES, textsByLanguage } from "@porteka/shop/languages"
import { finishPaper, INK, MUTED, type Paper, startPaper, widthOf } from "../pdf/paper.ts"
import { codeBars } from "../transfer-code/code-shape.ts"
import type { InvoiceData } from "./invoice-data.ts"
import {
  amountToPay,
  BODY_SIZE,
  drawFacts,
  drawHead,
  drawLines,
  drawParties,
  drawTable,
} from "./invoice-parts.ts"

/** The bank account to pay to. */
export interface ProformaAccount {
  holder: string
  bank_name: string
  number: string
  iban: string
  bic: string | null
}

const WORDS = textsByLanguage({
  hu: {
    title: "Díjbekérő",
    file: "dijbekero",
    notAnInvoice: "Nem minősül számlának.",
    note: "Ez a díjbekérő nem számla, adóigazgatási azonosításra és áfa levonására nem alkalmas. A számlát az összeg beérkezése után állítjuk ki.",
    issued: "Kelt",
    due: "Fizetési határidő",
    order: "Rendelésszám",
    transfer: "Az átutalás adatai",
    holder: "Kedvezményezett",
    bank: "Bank",
    account: "Számlaszám",
    amount: "Fizetendő",
    reference: "Közlemény",
    scan: "QR-kód: a bank mobilalkalmazásával beolvasva minden adatot kitölt.",
  },
  en: {
    title: "Pro-forma",
    file: "pro-forma",
    notAnInvoice: "This is not an invoice.",
    note: "This pro-forma is no invoice: it is of no use for tax purposes and no VAT can be deducted with it. We issue the invoice when the money has arrived.",
    issued: "Issued",
    due: "Due",
    order: "Order number",
    transfer: "Details of the bank transfer",
    holder: "Beneficiary",
    bank: "Bank",
    account: "Account number",
    amount: "To be paid",
    reference: "Reference",
    scan: "QR code: scanned with a Hungarian bank’s app, it fills in everything.",
  },
})

const CODE_WIDTH = 130
const NOTICE_SIZE = 12

/**
 * A payment request with all data of the transfer, marked as not being an invoice (2007. CXXVII. tv. 168. §).
 */
export async function drawProforma(data: InvoiceData, account: ProformaAccount): Promise<Buffer> {
  const words = WORDS[data.language]
  const paper = startPaper({
    title: `${words.title} ${data.order_number}`,
    author: data.seller.name,
    language: LANGUAGES[data.language].tag,
    date: new Date(`${data.issued_on}T00:00:00Z`),
  })
  const day = (value: string) => formatDate(value, data.language)
  drawHead(paper, data.seller.name, words.title)
  paper.fontSize(NOTICE_SIZE).text(words.notAnInvoice)
  paper.moveDown(1.5)
  drawParties(paper, data)
  drawFacts(paper, [
    [words.order, data.order_number],
    [words.issued, day(data.issued_on)],
    [words.due, day(data.due_on)],
  ])
  drawTable(paper, data)
  paper.moveDown(1.5)
  drawTransfer(paper, data, account)
  paper.moveDown(1.5)
  paper.font("regular").fontSize(BODY_SIZE).fillColor(MUTED).text(words.note)
  return await finishPaper(paper, `${words.title} ${data.order_number} · ${words.notAnInvoice}`)
}

function drawTransfer(paper: Paper, data: InvoiceData, account: ProformaAccount): void {
  const words = WORDS[data.language]
  const { left, bottom } = paper.page.margins
  const amount = amountToPay(data)
  const text = transferCode({
    bic: account.bic,
    name: account.holder,
    iban: account.iban,
    amount,
    lastDay: data.due_on,
    reference: data.order_number,
  })
  if (paper.y + CODE_WIDTH > paper.page.height - bottom) paper.addPage()
  const top = paper.y
  const width = widthOf(paper) - CODE_WIDTH - BODY_SIZE
  paper.font("bold").fontSize(BODY_SIZE).fillColor(INK).text(words.transfer, { width })
  drawLines(
    paper,
    [
      `${words.holder}: ${account.holder}`,
      `${words.bank}: ${account.bank_name}`,
      `${words.account}: ${account.number}`,
      `IBAN: ${account.iban}`,
      `${words.amount}: ${formatMoney(amount, data.currency, data.language)}`,
      `${words.reference}: ${data.order_number}`,
      ...(text === null ? [] : [words.scan]),
    ],
    { width },
  )
  if (text === null) return
  const { size, bars } = codeBars(text)
  paper
    .save()
    .translate(left + width + BODY_SIZE, top)
    .scale(CODE_WIDTH / size)
  for (const { x, y, width: run } of bars) paper.rect(x, y, run, 1)
  paper.fill(INK).restore()
  paper.x = left
  paper.y = Math.max(paper.y, top + CODE_WIDTH)
}

/** `dijbekero-1042.pdf`. */
export const proformaFileName = ({ language, order_number: number }: InvoiceData): string =>
  `${WORDS[language].file}-${number}.pdf`
