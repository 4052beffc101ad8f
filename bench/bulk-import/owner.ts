import type { ProductTablePreview, ProductTableProgress } from "@porteka/commerce-sdk"
import { UserError } from "../../tools/bootstrap/user-error.mjs"
import { cutOut, type Table } from "./products.ts"

/** As the admin's page sends them. */
const PRODUCTS_AT_ONCE = 20

/** The owner on the page with the product table. */
export class Owner {
  readonly #url: string
  readonly #headers: Record<string, string>

  private constructor(url: string, token: string) {
    this.#url = url
    this.#headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  }

  static async signIn(url: string, email: string, password: string): Promise<Owner> {
    const answer = await fetch(`${url}/auth/user/emailpass`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await answer.json()) as { token: string }
    return new Owner(url, token)
  }

  preview(table: Table): Promise<ProductTablePreview> {
    return this.#post(table)
  }

  /** Takes in what a preview shows. */
  async takeIn(table: Table, products: ProductTablePreview["products"], onProgress: (done: number) => void) {
    for (let start = 0; start < products.length; start += PRODUCTS_AT_ONCE) {
      const some = products.slice(start, start + PRODUCTS_AT_ONCE)
      const part = cutOut(
        table,
        some.flatMap(({ rows }) => rows),
      )
      const rows = part.slice(1).map((_, index) => index + 2)
      const { failed } = await this.#post<ProductTableProgress>(part, rows)
      if (failed[0]) throw new UserError(`${failed[0].handle} was refused: ${failed[0].message}`)
      onProgress(start + some.length)
    }
  }

  /** Downloads the table of all products. @returns its bytes */
  async download(): Promise<number> {
    const answer = await fetch(`${this.#url}/admin/product-table`, { headers: this.#headers })
    return (await answer.arrayBuffer()).byteLength
  }

  async #post<Answer>(table: Table, rows?: number[]): Promise<Answer> {
    const answer = await fetch(`${this.#url}/admin/product-table`, {
      method: "POST",
      headers: this.#headers,
      body: JSON.stringify({ content: table.join("\r\n"), rows }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new UserError(`The product table was answered ${answer.status}: ${text}`)
    return JSON.parse(text) as Answer
  }
}
