import {
  BadXmlError,
  children,
  childText,
  descendants,
  firstDescendant,
  readXml,
  textOf,
  type XmlElement,
} from "../../../records/read-xml.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { type NewEntry, NotAStatementError, type RowProblem } from "./entry.ts"
import { readAmount, readDay } from "./read-cells.ts"

/**
 * The movements of a CAMT.053 (ISO 20022, every version: elements are found by name).
 * @throws NotAStatementError
 */
export function readCamt(content: string): { entries: NewEntry[]; problems: RowProblem[] } {
  const movements = descendants(parse(content), "Stmt").flatMap((statement) => children(statement, "Ntry"))
  const entries: NewEntry[] = []
  const problems: RowProblem[] = []
  movements.forEach((movement, index) => {
    for (const read of readMovement(movement)) {
      if (typeof read === "string") problems.push({ row: index + 1, message: read })
      else entries.push(read)
    }
  })
  return { entries, problems }
}

const badXml = () =>
  staffText<Record<BadXmlError["reason"], string>>({
    hu: {
      has_dtd: "Ebben az XML-fájlban DTD van; banki kivonatban ilyen nem lehet.",
      too_deep: "Az XML-fájl túl mélyen tagolt.",
      broken: "Az XML-fájl hibás, nem olvasható be.",
    },
    en: {
      has_dtd: "This XML file has a DTD; a bank's statement never has one.",
      too_deep: "The XML file is nested too deeply.",
      broken: "The XML file is broken and cannot be read.",
    },
  })

function parse(content: string): XmlElement {
  try {
    const root = readXml(content)
    if (root && descendants(root, "Stmt").length > 0) return root
  } catch (error) {
    if (error instanceof BadXmlError) throw new NotAStatementError(badXml()[error.reason])
    throw error
  }
  throw new NotAStatementError(
    staffText({
      hu: "Az XML-fájl nem CAMT.053 számlakivonat.",
      en: "The XML file is no CAMT.053 statement.",
    }),
  )
}

/** Payments that the bank booked together as one sum become one entry each. */
function readMovement(movement: XmlElement): (NewEntry | string)[] {
  const parts = children(movement, "NtryDtls").flatMap((details) => children(details, "TxDtls"))
  if (parts.length <= 1) return [readPart(movement, parts[0] ?? null, amountOf(movement))]
  return parts.map((part) => readPart(movement, part, amountOf(part)))
}

function readPart(movement: XmlElement, part: XmlElement | null, sum: XmlElement | null): NewEntry | string {
  const amount = readAmount(sum ? textOf(sum) : "")
  if (amount === null || amount < 0)
    return staffText({
      hu: "Az összeg hiányzik vagy nem olvasható.",
      en: "The amount is missing or cannot be read.",
    })
  const holder = part ?? movement
  const date = firstDescendant(movement, "BookgDt") ?? firstDescendant(movement, "ValDt")
  const debtor = firstDescendant(holder, "Dbtr")
  const name = debtor && firstDescendant(debtor, "Nm")
  const debtorAccount = firstDescendant(holder, "DbtrAcct")
  const account =
    debtorAccount && (firstDescendant(debtorAccount, "IBAN") ?? firstDescendant(debtorAccount, "Othr"))
  const said = [
    ...descendants(holder, "Ustrd"),
    ...descendants(holder, "CdtrRefInf"),
    ...descendants(holder, "AddtlTxInf"),
  ]
  const refs = ["AcctSvcrRef", "TxId", "EndToEndId"].flatMap((ref) => descendants(holder, ref).map(textOf))
  return {
    booked_on: date && readDay(textOf(date)),
    amount,
    currency: sum?.attributes.Ccy ?? "",
    is_credit: childText(part, "CdtDbtInd", childText(movement, "CdtDbtInd")) === "CRDT",
    is_final: /BOOK/.test(childText(movement, "Sts", "BOOK")),
    is_reversal: childText(movement, "RvslInd") === "true",
    payer: name ? textOf(name) : "",
    account: account && textOf(account),
    text: [...said, ...descendants(holder, "EndToEndId"), ...descendants(movement, "AddtlNtryInf")]
      .map(textOf)
      .filter((text) => text !== "" && text !== "NOTPROVIDED")
      .join(" · "),
    refs,
  }
}

const amountOf = (of: XmlElement) => children(of, "Amt")[0] ?? firstDescendant(of, "Amt")
