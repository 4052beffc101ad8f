import { pageBench } from "../page-rates.ts"

export default pageBench({
  name: "The listing",
  findPath: () => "/hu/products",
  leastOfStock: 15,
  mostRenderedMs: 8,
})
