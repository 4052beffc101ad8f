import type { CatalogueList, CatalogueProduct } from "@porteka/commerce-sdk"
import type { BenchContext } from "../../tools/bench/context.ts"
import { UserError } from "../../tools/bootstrap/user-error.mjs"

/** Prices nothing in the demo has, so that the page shows them only when they are this product's. */
const FIRST_PRICE = 191_901
const NO_BREAK_SPACE = "\u00a0"

type Price = { id: string; currency_code: string }

/** The price of one product, as the shop's owner changes it. */
export class PriceTag {
  readonly handle: string
  /** A list whose first page shows the product: its search by name. */
  readonly listPath: string
  readonly #post: (amount: number) => Promise<void>
  #amount = FIRST_PRICE

  private constructor(product: CatalogueProduct, post: (amount: number) => Promise<void>) {
    this.handle = product.handle
    this.listPath = `/hu/search?${new URLSearchParams({ q: product.title })}`
    this.#post = post
  }

  static async ofFirstProduct(context: BenchContext): Promise<PriceTag> {
    const { backendUrl, adminEmail: email, adminPassword: password } = context
    const list = await call<CatalogueList>(`${backendUrl}/catalogue/products?locale=hu&page_size=60`)
    const card = list.products.find(({ only_variant_id: only, on_sale }) => only && !on_sale)
    if (!card) throw new UserError("No product has a single variant at its usual price.")
    const { product } = await call<{ product: CatalogueProduct }>(
      `${backendUrl}/catalogue/products/${card.handle}?locale=hu`,
    )
    const { token } = await call<{ token: string }>(`${backendUrl}/auth/user/emailpass`, {
      body: { email, password },
    })
    const variantUrl = `${backendUrl}/admin/products/${product.id}/variants/${card.only_variant_id}`
    const { variant } = await call<{ variant: { prices: Price[] } }>(variantUrl, { token })
    const price = variant.prices.find(({ currency_code }) => currency_code === "huf")
    if (!price) throw new UserError(`${card.title} has no price in forints.`)
    return new PriceTag(product, async (amount) => {
      await call(variantUrl, { token, body: { prices: [{ id: price.id, amount, currency_code: "huf" }] } })
    })
  }

  /** Gives the product a price it never had. @returns the price as pages show it */
  async change(): Promise<string> {
    this.#amount += 1
    await this.#post(this.#amount)
    return `${this.#amount.toString().replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)}${NO_BREAK_SPACE}Ft`
  }
}

async function call<Answer>(url: string, question: { token?: string; body?: unknown } = {}): Promise<Answer> {
  const { token, body } = question
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  if (!response.ok) throw new UserError(`${url} answered ${response.status}.`)
  return (await response.json()) as Answer
}
