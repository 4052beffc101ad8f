import { parseUrl } from "@porteka/shop/parse-url"

/** Only replaces non-ASCII letters; the e-mail rule that follows checks the rest of the domain. */
const FOREIGN_DOMAIN = /^(.+)@([^\s@:/?#\\%]*[\u0080-\uffff][^\s@:/?#\\%]*)$/

/**
 * An e-mail address with its domain in ASCII form, as mail servers need it (RFC 5891): `anna@árvíztűrő.hu`
 * has "xn--…" after the @.
 */
export function withAsciiDomain(email: string): string {
  const [, local, domain] = FOREIGN_DOMAIN.exec(email) ?? []
  const url = local === undefined ? null : parseUrl(`https://${domain}`)
  return url ? `${local}@${url.hostname}` : email
}
