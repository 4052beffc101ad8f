import { escapeMarkup } from "@porteka/documents/escape-markup"
import type { OutboxEntry } from "./outbox.ts"

/** The pages have no script and load nothing from elsewhere; the e-mail itself is in a sandboxed frame. */
export const OUTBOX_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An e-mail may show pictures and nothing else: no script, no form, no origin. */
export const OUTBOX_MAIL_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem }
  h1 { font-size: 1.25rem }
  li { margin: 0 0 .75rem } ol { list-style: none; padding: 0 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem } dd { margin: 0 }
  iframe { width: 100%; height: 70vh; border: 1px solid; background: #fff }
  pre { white-space: pre-wrap; border: 1px solid; padding: 1rem; overflow-wrap: anywhere }
`

/** The list of e-mails, newest first. */
export function outboxListPage(entries: readonly OutboxEntry[]): string {
  const items = entries.map(
    ({ name, subject, to, created_at: createdAt }) =>
      `<li><a href="/outbox/${name}">${escapeMarkup(subject)}</a><br>${escapeMarkup(to)}, <time>${escapeMarkup(createdAt)}</time></li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join("")}</ol>` : "<p>No mail yet.</p>"
  return page("Outbox", `<h1>Outbox</h1><p>Mails that would have been sent, newest first.</p>${list}`)
}

/** One e-mail: its head, its HTML part in a frame, its text part. */
export function outboxMailPage(entry: OutboxEntry, text: string): string {
  const { name, subject, to, kind, locale, created_at: createdAt } = entry
  const facts = Object.entries({ To: to, Kind: kind, Language: locale, Date: createdAt }).map(
    ([term, value]) => `<dt>${term}</dt><dd>${escapeMarkup(value)}</dd>`,
  )
  return page(
    subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeMarkup(subject)}</h1><dl>${facts.join("")}</dl>
    <p><a href="/outbox/${name}/eml">Whole mail with its attachments (.eml)</a></p>
    <iframe title="HTML part" sandbox="allow-popups" src="/outbox/${name}/html"></iframe>
    <h2>Text part</h2><pre>${escapeMarkup(text)}</pre>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`
}
