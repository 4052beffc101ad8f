import { pageBench } from "../page-rates.ts"
import { fetchRaw } from "../raw-answer.ts"

async function findProductPath(shopUrl: string): Promise<string> {
  const { body } = await fetchRaw(`${shopUrl}/hu/products`, { accept: "text/html" })
  const path = /\/hu\/product\/[a-z0-9-]+/.exec(body.toString())?.[0]
  if (!path) throw new Error("The listing has no link to a product.")
  return path
}

export default pageBench({
  name: "The product page",
  findPath: findProductPath,
  leastOfStock: 10,
  mostRenderedMs: 6,
})
