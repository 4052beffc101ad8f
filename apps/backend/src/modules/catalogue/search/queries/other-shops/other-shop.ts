import type { Locale } from "@porteka/shop"
import type { AskedFor } from "../asked-for.ts"

/** A product of another shop, in each language of its `queries`: title, attributes, description. */
interface OtherProduct extends Partial<Record<Locale, [title: string, attributes: string, details: string]>> {
  id: string
}

/** What owners of other shops may sell: the search must not depend on the demo's products. */
export interface OtherShop {
  products: OtherProduct[]
  /** A language added to our shop need not be here. */
  queries: Partial<Record<Locale, AskedFor[]>>
}
