/** Only replaces non-ASCII letters; the e-mail rule that follows checks the rest of the domain. */
const FOREIGN_DOMAIN = /^(.+)@([^\s@:/?#\\%]*[\u0080-\uffff][^\s@:/?#\\%]*)$/

/**
 * An e-mail address with its domain in ASCII form, as mail servers need it (RFC 5891): `anna@árvíztűrő.hu`
 * has "xn--…" after the @.
 */
export function withAsciiDomain(email: string): string {
  const [, local, domain] = FOREIGN_DOMAIN.exec(email) ?? []
  if (local === undefined || !URL.canParse(`https://${domain}`)) return email
  return `${local}@${new URL(`https://${domain}`).hostname}`
}
