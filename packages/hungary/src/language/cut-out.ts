import { foldInPlace } from "./fold.ts"

/**
 * Removes whole words or phrases from a text. The pattern is matched without accents and in lower case, with
 * hyphens as spaces.
 * @returns the rest, and what was removed, both as written
 */
export function cutOut(text: string, pattern: RegExp): { rest: string; found: string[] } {
  const { letters, folded: withHyphens } = foldInPlace(text)
  const folded = withHyphens.replace(/[-‐‑–_]/g, " ")
  const found: string[] = []
  let rest = ""
  let end = 0
  for (const match of folded.matchAll(wholeWords(pattern))) {
    found.push(letters.slice(match.index, match.index + match[0].length).join(""))
    rest += `${letters.slice(end, match.index).join("")} `
    end = match.index + match[0].length
  }
  return { rest: (rest + letters.slice(end).join("")).replace(/\s+/g, " ").trim(), found }
}

/** Compiled once: a search tries some dozens of patterns. */
const compiled = new WeakMap<RegExp, RegExp>()

function wholeWords(pattern: RegExp): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, "gu")
  compiled.set(pattern, whole)
  return whole
}
