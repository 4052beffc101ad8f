/** The owner's words for the search in one language, on top of those that stand in the code. */
export interface OwnWords {
  /** Each group is one meaning. */
  synonyms: readonly (readonly string[])[]
  /** A search with one of these finds nothing. */
  hidden: readonly string[]
}

export const NO_OWN_WORDS: OwnWords = { synonyms: [], hidden: [] }

const MOST_LINES = 500
const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’.-]{0,39}$/u

/** What was read, and what is wrong with the first line that could not be; that line is left out. */
export interface ReadLines<T> {
  read: T[]
  problem: string | null
}

/** Reads the lines of a field one by one; a line is refused by throwing a sentence about it. */
export function readLines<T>(
  text: string,
  readLine: (line: string) => T,
  mostLines = MOST_LINES,
): ReadLines<T> {
  const lines = text.split("\n")
  const read: T[] = []
  let problem =
    lines.length > mostLines ? `Túl sok sor: ${lines.length}, legfeljebb ${mostLines} lehet.` : null
  for (const [index, line] of lines.slice(0, mostLines).entries()) {
    if (line.trim() === "") continue
    try {
      read.push(readLine(line.trim()))
    } catch (error) {
      problem ??= `${index + 1}. sor: ${(error as Error).message}`
    }
  }
  return { read, problem }
}

/** "bögre = csésze, findzsa": words for one thing. */
export const readSynonyms = (text: string): ReadLines<string[]> =>
  readLines(text, (line) => {
    const words = line.split(/[=,]/).map(requireWord)
    const different = new Set(words.map((word) => word.toLowerCase()))
    if (different.size < 2)
      throw new Error("legalább két különböző szó kell, például: bögre = csésze, findzsa.")
    return words
  })

/** One word a line. */
export const readHiddenWords = (text: string): ReadLines<string> => readLines(text, requireWord)

function requireWord(text: string): string {
  const word = text.trim()
  if (word === "") throw new Error("üres hely áll benne; két szó közé egyetlen vessző kell.")
  if (!WORD.test(word)) throw new Error(`„${word}” nem egyetlen szó.`)
  return word
}
