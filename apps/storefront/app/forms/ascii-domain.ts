/** What a domain may have beyond letters of every language is told apart by the e-mail rule that follows. */
const FOREIGN_DOMAIN = /^(.+)@([^\s@:/?#\\%]*[\u0080-\uffff][^\s@:/?#\\%]*)$/

/** An e-mail address with its domain as mail servers know it (RFC 5891): `anna@árvíztűrő.hu` has "xn--…" behind the @. */
export function withAsciiDomain(email: string): string {
  const [, local, domain] = FOREIGN_DOMAIN.exec(email) ?? []
  if (local === undefined || !URL.canParse(`https://${domain}`)) return email
  return `${local}@${new URL(`https://${domain}`).hostname}`
}
