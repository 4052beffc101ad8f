import { parseXml, type XmlElement } from "@rgrove/parse-xml"
import { type NewEntry, NotAStatementError, type RowProblem } from "./entry.ts"
import { readAmount, readDay } from "./read-cells.ts"

/**
 * The movements of a CAMT.053 (ISO 20022, every version: elements are found by their names). A DTD is refused before
 * anything is parsed, and with it every entity of the file's own; the parser reads no other file in any case.
 *
 * @throws NotAStatementError
 */
export function readCamt(content: string): { entries: NewEntry[]; problems: RowProblem[] } {
  if (/<!(DOCTYPE|ENTITY)/i.test(content))
    throw new NotAStatementError("Ebben az XML-fájlban DTD van; banki kivonatban ilyen nem lehet.")
  const movements = all(parse(content), "Stmt").flatMap((statement) => children(statement, "Ntry"))
  const entries: NewEntry[] = []
  const problems: RowProblem[] = []
  movements.forEach((movement, index) => {
    const row = index + 1
    for (const read of readMovement(movement, row)) {
      if (typeof read === "string") problems.push({ row, message: read })
      else entries.push(read)
    }
  })
  return { entries, problems }
}

function parse(content: string): XmlElement {
  let root: XmlElement | null
  try {
    root = parseXml(content).root
  } catch (error) {
    // The parser recurses as deep as the file is nested, and a hostile file may be nested without end.
    if (error instanceof RangeError) throw new NotAStatementError("Az XML-fájl túl mélyen tagolt.")
    throw new NotAStatementError("Az XML-fájl hibás, nem olvasható be.")
  }
  if (!root || all(root, "Stmt").length === 0)
    throw new NotAStatementError("Az XML-fájl nem CAMT.053 számlakivonat.")
  return root
}

/** Payments that the bank has booked together in one sum become an entry each. */
function readMovement(movement: XmlElement, row: number): (NewEntry | string)[] {
  const parts = children(movement, "NtryDtls").flatMap((details) => children(details, "TxDtls"))
  if (parts.length <= 1) return [readPart(movement, parts[0] ?? null, row, amountOf(movement))]
  return parts.map((part) => readPart(movement, part, row, amountOf(part)))
}

function readPart(
  movement: XmlElement,
  part: XmlElement | null,
  row: number,
  sum: XmlElement | null,
): NewEntry | string {
  const amount = readAmount(sum ? textOf(sum) : "")
  if (amount === null || amount < 0) return "Az összeg hiányzik vagy nem olvasható."
  const holder = part ?? movement
  const date = first(movement, "BookgDt") ?? first(movement, "ValDt")
  const debtor = first(holder, "Dbtr")
  const name = debtor && first(debtor, "Nm")
  const said = [...all(holder, "Ustrd"), ...all(holder, "CdtrRefInf"), ...all(holder, "AddtlTxInf")]
  const refs = ["AcctSvcrRef", "TxId", "EndToEndId"].flatMap((ref) => all(holder, ref).map(textOf))
  return {
    row,
    booked_on: date && readDay(textOf(date)),
    amount,
    currency: sum?.attributes.Ccy ?? "",
    is_credit: childText(part, "CdtDbtInd", childText(movement, "CdtDbtInd")) === "CRDT",
    is_final: /BOOK/.test(childText(movement, "Sts", "BOOK")) && childText(movement, "RvslInd") !== "true",
    payer: name ? textOf(name) : "",
    text: [...said, ...all(holder, "EndToEndId"), ...all(movement, "AddtlNtryInf")]
      .map(textOf)
      .filter((text) => text !== "" && text !== "NOTPROVIDED")
      .join(" · "),
    refs,
  }
}

const amountOf = (of: XmlElement) => children(of, "Amt")[0] ?? first(of, "Amt")

function childText(of: XmlElement | null, name: string, otherwise = ""): string {
  const child = of && children(of, name)[0]
  return child ? textOf(child) : otherwise
}

const textOf = ({ text }: XmlElement) => text.replace(/\s+/g, " ").trim()

/** Without the namespace's prefix. */
const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(":") + 1)

const elementsOf = ({ children: nodes }: XmlElement) =>
  nodes.filter((node): node is XmlElement => node.type === "element")

const children = (of: XmlElement, name: string) => elementsOf(of).filter((child) => nameOf(child) === name)

const all = (of: XmlElement, name: string): XmlElement[] =>
  elementsOf(of).flatMap((child) => (nameOf(child) === name ? [child] : all(child, name)))

const first = (of: XmlElement, name: string): XmlElement | null => all(of, name)[0] ?? null
