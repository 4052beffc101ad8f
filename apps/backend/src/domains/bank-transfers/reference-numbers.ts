const MOST_DIGITS = 9
const MOST_GROUPS = 4

/**
 * Numbers the payer may have meant as the order number: first as written, then those written in groups (`10
 * 01`, `1.001`, `1-001`).
 */
export function referenceNumbers(text: string): { plain: number[]; grouped: number[] } {
  const runs = [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    begin: index,
    end: index + digits.length,
  }))
  const grouped = runs.flatMap((_, index) => {
    const joined: number[] = []
    let digits = runs[index]?.digits ?? ""
    for (const [step, next] of runs.slice(index + 1, index + MOST_GROUPS).entries()) {
      const between = text.slice(runs[index + step]?.end, next.begin)
      if (!/^[ .,/_-]$/.test(between)) break
      digits += next.digits
      joined.push(...toNumber(digits))
    }
    return joined
  })
  return { plain: runs.flatMap(({ digits }) => toNumber(digits)), grouped }
}

function toNumber(digits: string): number[] {
  const bare = digits.replace(/^0+/, "")
  return bare.length > 0 && bare.length <= MOST_DIGITS ? [Number(bare)] : []
}
