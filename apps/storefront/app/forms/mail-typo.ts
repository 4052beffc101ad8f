/** Common e-mail domains in this country. */
const DOMAINS = [
  "gmail.com",
  "freemail.hu",
  "citromail.hu",
  "indamail.hu",
  "vipmail.hu",
  "hotmail.com",
  "hotmail.hu",
  "outlook.com",
  "outlook.hu",
  "yahoo.com",
  "icloud.com",
  "t-online.hu",
  "proton.me",
  "protonmail.com",
]

/** A suggestion for a mistyped address: the domain of "anna@gmial.com" is one typo away from a common one. */
export function meantEmail(typed: string): string | null {
  const [, name = "", domain = ""] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (domain === "" || DOMAINS.includes(domain)) return null
  const meant = DOMAINS.find((known) => isOneSlipAway(domain, known))
  return meant ? `${name}@${meant}` : null
}

/** One letter too many, missing, different, or two letters swapped. */
function isOneSlipAway(typed: string, known: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === known[same]) same++
  const rest = (text: string, skip: number) => text.slice(same + skip)
  return (
    rest(typed, 1) === rest(known, 0) ||
    rest(typed, 0) === rest(known, 1) ||
    rest(typed, 1) === rest(known, 1) ||
    (rest(typed, 2) === rest(known, 2) && typed[same] === known[same + 1] && typed[same + 1] === known[same])
  )
}
