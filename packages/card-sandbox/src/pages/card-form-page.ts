import { html, type Language } from "./html.ts"

/** Any shop may embed it; it loads only its own script and sends data only to its own server. */
export const CARD_FORM_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

const TITLE: Record<Language, string> = { hu: "Bankkártyaadatok", en: "Card details" }

/** The page in the iframe; its script (browser/card-form) creates the fields. */
export function cardFormPage(language: Language): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE[language]}</title>
<link rel="stylesheet" href="/elements/card-form.css">
<script src="/elements/card-form.js" defer></script>
</head>
<body></body>
</html>
`
}
