import { parseXml, type XmlElement } from "@rgrove/parse-xml"

export type { XmlElement }

/** A file that is no XML, or one that may not be read; `reason` says which. */
export class BadXmlError extends Error {
  readonly reason: "has_dtd" | "too_deep" | "broken"

  constructor(reason: BadXmlError["reason"]) {
    super(`The XML cannot be read: ${reason}.`)
    this.reason = reason
  }
}

/**
 * The root of an XML file from outside. A DTD is refused before anything is parsed, and with it every entity of the file's
 * own; the parser reads no other file in any case.
 *
 * @throws BadXmlError
 */
export function readXml(content: string): XmlElement | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(content)) throw new BadXmlError("has_dtd")
  try {
    return parseXml(content).root
  } catch (error) {
    // The parser recurses as deep as the file is nested, and a hostile file may be nested without end.
    throw new BadXmlError(error instanceof RangeError ? "too_deep" : "broken")
  }
}

export const textOf = ({ text }: XmlElement) => text.replace(/\s+/g, " ").trim()

/** Without the namespace's prefix. */
const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(":") + 1)

const elementsOf = ({ children: nodes }: XmlElement) =>
  nodes.filter((node): node is XmlElement => node.type === "element")

export const children = (of: XmlElement, name: string) =>
  elementsOf(of).filter((child) => nameOf(child) === name)

/** The text of the child of that name, else `otherwise`. */
export function childText(of: XmlElement | null | undefined, name: string, otherwise = ""): string {
  const child = of && children(of, name)[0]
  return child ? textOf(child) : otherwise
}

/** Descendants of that name, at any depth, but none inside another. */
export const all = (of: XmlElement, name: string): XmlElement[] =>
  elementsOf(of).flatMap((child) => (nameOf(child) === name ? [child] : all(child, name)))

export const first = (of: XmlElement, name: string): XmlElement | null => all(of, name)[0] ?? null
