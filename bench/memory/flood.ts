/** Requests URLs that nobody has requested before; a separate program on the load generator's core. */
export type FloodOrder = { shopUrl: string; seconds: number; connections: number; round: number }
export type FloodResult = { asked: number; statuses: Record<string, number> }

const SECOND_MS = 1_000

/** Invented pages: those that are there whatever is asked, those that are not, and searches. */
const KINDS: ((name: string) => string)[] = [
  (name) => `/hu/products?colour=${name}`,
  (name) => `/en/products?page=2&q=${name}`,
  (name) => `/hu/product/${name}`,
  (name) => `/hu/search?q=${name}`,
  (name) => `/${name}/${name}`,
  (name) => `/hu?utm_source=${name}&${name}=1`,
]

async function run({ shopUrl, seconds, connections, round }: FloodOrder): Promise<FloodResult> {
  const statuses: FloodResult["statuses"] = {}
  const endsAt = performance.now() + seconds * SECOND_MS
  let asked = 0
  const live = async () => {
    while (performance.now() < endsAt) {
      const number = asked++
      const path = KINDS[number % KINDS.length]?.(`none-${round}-${number}`) ?? "/"
      const answer = await fetch(shopUrl + path, { redirect: "manual" })
      await answer.arrayBuffer()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, live))
  return { asked, statuses }
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}"))))
