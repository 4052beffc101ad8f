import { TOWNS } from "./towns.ts"

let townsByCode: Map<string, string[]> | undefined

/** The table of towns, read at its first use. */
export function readTowns(): ReadonlyMap<string, string[]> {
  townsByCode ??= new Map(TOWNS.trim().split(/[|\n]/).flatMap(readEntry))
  return townsByCode
}

function readEntry(entry: string): [string, string[]][] {
  const space = entry.indexOf(" ")
  const towns = entry.slice(space + 1).split(",")
  return expandCodes(entry.slice(0, space)).map((code) => [code, towns])
}

/** Expands `3500,3515-3517` to 3500, 3515, 3516, 3517. */
function expandCodes(codes: string): string[] {
  return codes.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  })
}
