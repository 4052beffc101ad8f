/** Where most shoppers of this country have their mail. */
const DOMAINS = [
  ...["gmail.com", "freemail.hu", "citromail.hu", "indamail.hu", "vipmail.hu", "hotmail.com", "hotmail.hu"],
  ...["outlook.com", "outlook.hu", "yahoo.com", "icloud.com", "t-online.hu", "proton.me", "protonmail.com"],
]

/** The address that was probably meant: "anna@gmial.com" is one slip away from one that many have. */
export function meantEmail(typed: string): string | null {
  const [, name = "", domain = ""] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (domain === "" || DOMAINS.includes(domain)) return null
  const meant = DOMAINS.find((known) => isOneSlipAway(domain, known))
  return meant ? `${name}@${meant}` : null
}

/** One letter too many, missing, another, or two that changed places. */
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
