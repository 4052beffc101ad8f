import { html, type Language } from "./html.ts"

const STYLE = `
:root { color-scheme: light dark; }
body { font: 400 1.0625rem/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-content: center; padding: 1rem; }
main { max-width: 26rem; }
h1 { font-size: 1.5rem; }
.notice { border-inline-start: 4px solid; padding-inline-start: .75rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button { font: inherit; min-height: 3rem; padding: .5rem 1.25rem; flex: 1 1 10rem; }
`

/**
 * The Content-Security-Policy of a page on which the outcome of a payment is chosen. Browsers apply `form-action` to
 * redirects of a form, too, so it must contain the shop's origin.
 * @param returnUrl null if the form's answer leads nowhere
 */
export function outcomePageCsp(returnUrl: string | null): string {
  const shop = returnUrl === null ? "" : ` ${new URL(returnUrl).origin}`
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${shop}; frame-ancestors 'none'; base-uri 'none'`
}

/** @param content HTML */
export function outcomePage(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${html`<title>${title}</title>`}
<style>${STYLE}</style>
</head>
<body><main>${html`<h1>${title}</h1>`}
${content}
</main></body>
</html>
`
}
