import { parseXml, type XmlElement } from "@rgrove/parse-xml"

export type { XmlElement }

/** A file that is not XML, or is not allowed; `reason` says which. */
export class BadXmlError extends Error {
  readonly reason: "has_dtd" | "too_deep" | "broken"

  constructor(reason: BadXmlError["reason"]) {
    super(`The XML cannot be read: ${reason}.`)
    this.reason = reason
  }
}

/**
 * The root of an external XML file. A DTD is refused before anything is parsed, and with it all entities
 * defined in the file; the parser never reads other files.
 *
 * @throws BadXmlError
 */
export function readXml(content: string): XmlElement | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(content)) throw new BadXmlError("has_dtd")
  try {
    return parseXml(content).root
  } catch (error) {
    // The parser is recursive, and a hostile file may be nested without limit.
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

/** The text of the child with that name, otherwise `otherwise`. */
export function childText(of: XmlElement | null | undefined, name: string, otherwise = ""): string {
  const child = of && children(of, name)[0]
  return child ? textOf(child) : otherwise
}

/** Descendants with that name, at any depth, but not those inside another one. */
export const descendants = (of: XmlElement, name: string): XmlElement[] =>
  elementsOf(of).flatMap((child) => (nameOf(child) === name ? [child] : descendants(child, name)))

export const firstDescendant = (of: XmlElement, name: string): XmlElement | null =>
  descendants(of, name)[0] ?? null
