import type { DemoProduct } from "../demo-product.ts"
import { withLooks } from "../pictures/looks.ts"
import { blueDyeProducts } from "./blue-dye.ts"
import { bowlAndVaseProducts } from "./bowls-and-vases.ts"
import { candleAndGingerbreadProducts } from "./candles-and-gingerbread.ts"
import { glassProducts } from "./glass.ts"
import { honeyProducts } from "./honey.ts"
import { jugAndMugProducts } from "./jugs-and-mugs.ts"
import { paperProducts } from "./paper.ts"
import { toyProducts } from "./toys.ts"
import { weavingAndEmbroideryProducts } from "./weaving-and-embroidery.ts"
import { woodProducts } from "./wood.ts"

export const products: DemoProduct[] = [
  ...jugAndMugProducts,
  ...bowlAndVaseProducts,
  ...blueDyeProducts,
  ...weavingAndEmbroideryProducts,
  ...woodProducts,
  ...honeyProducts,
  ...candleAndGingerbreadProducts,
  ...paperProducts,
  ...toyProducts,
  ...glassProducts,
].map(withLooks)
