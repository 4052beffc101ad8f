import { createClient, memoryTokens } from "@porteka/commerce-sdk"
import { products } from "@porteka/commerce-sdk/admin"
import { login } from "@porteka/commerce-sdk/auth"

/** Creates a draft product, changes its title, and deletes it. */
export async function draftProduct(baseUrl: string, email: string, password: string) {
  const client = createClient({ baseUrl, tokens: memoryTokens() }, { products })
  await login(client, "user", { email, password })

  const { product: draft } = await client.products.create({
    title: "Mézes bödön",
    status: "draft",
    options: [{ title: "Méret", values: ["kicsi", "nagy"] }],
  })
  const { product } = await client.products.update(draft.id, { title: "Mézesbödön" })
  await client.products.delete(draft.id)
  return product
}
