import { reasonOf } from "../../../logs/failure.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
/** The owner's search words in one language, in addition to those in the code. */
export interface OwnWords {
  /** Each group is one meaning. */
  synonyms: readonly (readonly string[])[]
  /** A search with one of these finds nothing. */
  hidden: readonly string[]
}

export const NO_OWN_WORDS: OwnWords = { synonyms: [], hidden: [] }

const MOST_LINES = 500
const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’.-]{0,39}$/u

/** The error of a line. */
export interface LineProblem {
  /** From 0; empty lines do not count. */
  line: number
  reason: string
}

/** The parsed values, and the errors of invalid lines, which are left out. */
export interface ReadLines<T> {
  read: T[]
  problems: LineProblem[]
}

/** Parses the lines of a field one by one; the parser refuses a line by throwing a sentence about it. */
export function readLines<T>(
  text: string,
  readLine: (line: string, index: number) => T,
  mostLines = MOST_LINES,
): ReadLines<T> {
  const lines = text.split("\n").filter((line) => line.trim() !== "")
  const read: T[] = []
  const problems: LineProblem[] = []
  for (const [index, line] of lines.slice(0, mostLines).entries()) {
    try {
      read.push(readLine(line.trim(), index))
    } catch (error) {
      problems.push({ line: index, reason: reasonOf(error) })
    }
  }
  if (lines.length > mostLines) {
    const reason = staffText({
      hu: `Túl sok sor: ${lines.length}, legfeljebb ${mostLines} lehet.`,
      en: `Too many rows: ${lines.length}, at most ${mostLines}.`,
    })
    problems.push({ line: mostLines, reason })
  }
  return { read, problems }
}

/** "bögre = csésze, findzsa": synonyms. */
export const readSynonyms = (text: string): ReadLines<string[]> =>
  readLines(text, (line) => {
    const words = line.split(/[=,]/).map(requireWord)
    const different = new Set(words.map((word) => word.toLowerCase()))
    if (different.size < 2)
      throw new Error(
        staffText({
          hu: "Legalább két különböző szó kell, például: bögre, csésze.",
          en: "At least two different words are needed, for example: mug, cup.",
        }),
      )
    return words
  })

/** One word per line. */
export const readHiddenWords = (text: string): ReadLines<string> => readLines(text, requireWord)

function requireWord(text: string): string {
  const word = text.trim()
  if (word === "")
    throw new Error(staffText({ hu: "Hiányzik az egyik szó.", en: "One of the words is missing." }))
  if (!WORD.test(word))
    throw new Error(staffText({ hu: `„${word}” nem egyetlen szó.`, en: `“${word}” is not one single word.` }))
  return word
}
