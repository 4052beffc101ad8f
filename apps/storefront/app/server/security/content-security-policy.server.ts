/** Origins from which a page may load scripts, frames and data, besides the shop's own. */
export interface ForeignOrigins {
  script: string[]
  image: string[]
  frame: string[]
  connect: string[]
  /** Allowed targets of its forms, including redirects. */
  form: string[]
}

export const NO_ORIGINS: ForeignOrigins = { script: [], image: [], frame: [], connect: [], form: [] }

/** Only the page with the card form allows the card provider. */
const CARD_FORM_PAGE = /^(\/[a-z]{2})?\/checkout\/payment$/

/** The origins a page allows, by kind of page. */
interface OriginsByPage {
  cardForm: () => ForeignOrigins
  /** No analytics on the page where card numbers are entered. */
  elsewhere: () => ForeignOrigins
}

/** The external origins of the page at a URL. */
export const foreignOrigins = (pathname: string, { cardForm, elsewhere }: OriginsByPage): ForeignOrigins =>
  CARD_FORM_PAGE.test(pathname) ? cardForm() : elsewhere()

/** The Content-Security-Policy of one page. `development` allows Vite to inject styles and open its reload socket. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  options: { development: boolean; https: boolean; foreign?: ForeignOrigins },
): string {
  const { development, https, foreign = NO_ORIGINS } = options
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes, ...foreign.script].join(" ")}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    `img-src ${["'self'", "data:", ...foreign.image].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(development ? ["ws:"] : []), ...foreign.connect].join(" ")}`,
    ...(foreign.frame.length > 0 ? [`frame-src ${foreign.frame.join(" ")}`] : []),
    "manifest-src 'self'",
    `form-action ${["'self'", ...foreign.form].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}
