import { readFileSync } from "node:fs"
import { join } from "node:path"

export const README = readFileSync(join(__dirname, "..", "README.md"), "utf8")

/** The rows of the tables between a heading and the next one. */
const rowsBelow = (heading: string): string[] => {
  const [, rest = ""] = README.split(`\n${heading}\n`)
  return (rest.split(/\n#+ /)[0] ?? "").split("\n").filter((line) => line.startsWith("|"))
}

/** The folders in the first column, in order, without `src/`. */
export const foldersOfTable = (heading: string): string[] =>
  rowsBelow(heading).flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(?:src\/)?([\w./-]+)`/g)].map(([, name = ""]) => name),
  )
