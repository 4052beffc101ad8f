import { createHash } from "node:crypto"
import { DAY_MS } from "@porteka/hungary"
import pg from "pg"

const BATCH_SIZE = 500

/** Words added before the demo's product titles, so that the vocabulary grows with the catalogue. */
const SYLLABLES = [
  "ba",
  "ke",
  "ri",
  "to",
  "lu",
  "mo",
  "sza",
  "gye",
  "ve",
  "csi",
  "ho",
  "na",
  "zse",
  "pu",
  "do",
  "fa",
]

interface Template {
  locale: string
  product: string
  card: string
  entry: string
}

function wordFor(number: number): string {
  let [word, rest] = ["", number]
  do {
    word += SYLLABLES[rest % SYLLABLES.length]
    rest = Math.floor(rest / SYLLABLES.length)
  } while (rest > 0)
  return word
}

/** One made-up product in one language: a demo product under another name, price and date. */
function variation(template: Template, number: number, now: number) {
  const id = `prod_bench_${String(number).padStart(7, "0")}`
  const handle = `bench-${number}`
  const price = 500 + ((number * 7919) % 90_000)
  const publishedAt = now - (number % 2000) * DAY_MS
  const { product } = JSON.parse(template.product)
  const title = `${wordFor(number % 5000)} ${product.title} ${number}`
  const parts = { id, handle, title, created_at: new Date(publishedAt).toISOString() }
  const card = {
    ...JSON.parse(template.card),
    ...parts,
    price: { amount: price, reference_amount: null, percent: null },
  }
  const plainEntry = JSON.parse(template.entry)
  const entry = {
    ...plainEntry,
    id,
    name: title,
    price,
    published_at: publishedAt,
    in_stock: number % 7 !== 0,
    search: {
      ...plainEntry.search,
      title: [wordFor(number % 5000), ...plainEntry.search.title, String(number)],
    },
  }
  return {
    locale: template.locale,
    product_id: id,
    handle,
    title,
    product: JSON.stringify({ product: { ...product, ...parts } }),
    card: JSON.stringify(card),
    entry: JSON.stringify(entry),
    fingerprint: createHash("sha1").update(`${template.locale}${id}`).digest("base64"),
  }
}

/**
 * Adds made-up products to the read model of a running shop, with bare product records, so that the repair
 * job does not take them away. Meant for a database that is thrown away afterward.
 */
export async function generateProducts(
  databaseUrl: string,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<Template>(
      `select locale, product, card, entry from catalogue_document
        where product_id not like 'prod_bench_%' order by locale, product_id`,
    )
    const locales = Map.groupBy(rows, ({ locale }) => locale)
    for (let start = 0; start < count; start += BATCH_SIZE) {
      await insertBatch(client, locales, start, Math.min(count, start + BATCH_SIZE))
      onProgress(Math.min(count, start + BATCH_SIZE))
    }
    await client.query("analyze catalogue_document")
  } finally {
    await client.end()
  }
}

async function insertBatch(
  client: pg.Client,
  locales: Map<string, Template[]>,
  from: number,
  to: number,
): Promise<void> {
  const now = Date.now()
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  const documents = [...locales.values()].flatMap((templates) =>
    numbers.map((number) => variation(templates[number % templates.length] as Template, number, now)),
  )
  const json = JSON.stringify(documents)
  await client.query("begin")
  await client.query(
    `insert into product (id, title, handle, status)
     select distinct on (product_id) product_id, title, handle, 'published'
       from jsonb_to_recordset($1::jsonb) as row(product_id text, title text, handle text)
     on conflict do nothing`,
    [json],
  )
  await client.query(
    `insert into catalogue_document (locale, product_id, handle, product, card, entry, fingerprint, indexed_at,
       format)
     select locale, product_id, handle, product, card, entry, fingerprint, now() + interval '1 year', (select max(format) from catalogue_document)
       from jsonb_to_recordset($1::jsonb) as row(locale text, product_id text, handle text, product text, card text,
            entry text, fingerprint text)
     on conflict do nothing`,
    [json],
  )
  await client.query("insert into catalogue_change (tags, product_ids) values ('{products}', $1)", [
    [...new Set(documents.map(({ product_id }) => product_id))],
  ])
  await client.query("commit")
}
