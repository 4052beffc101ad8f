import { createCommerceClient } from "@porteka/commerce-sdk"

/** Orders one item of a product, to be paid by bank transfer. */
export async function placeOrder(baseUrl: string, publishableKey: string, handle: string) {
  const client = createCommerceClient({ baseUrl, publishableKey, locale: "hu-HU" })

  const { regions } = await client.regions.list()
  const fields = "id,title,*variants,+variants.inventory_quantity"
  const { products } = await client.products.list({ query: { handle, fields } })
  const variant = products[0]?.variants?.find(({ inventory_quantity: stock }) => (stock ?? 0) > 0)
  if (!regions[0] || !variant) throw new Error(`This shop does not sell ${handle}.`)

  const { cart } = await client.carts.create({ region_id: regions[0].id })
  await client.lineItems.create(cart.id, { variant_id: variant.id, quantity: 1 })

  const { shipping_options } = await client.carts.checkout(cart.id, {
    email: "anna.nagy@example.com",
    shipping_address: {
      first_name: "Anna",
      last_name: "Nagy",
      address_1: "Fő utca 1.",
      city: "Budapest",
      province: "Budapest",
      postal_code: "1011",
      country_code: "hu",
      phone: "+36301234567",
    },
  })
  const courier = shipping_options.find(({ type }) => type?.code === "courier")
  if (!courier) throw new Error("No courier comes there.")
  const checkout = await client.carts.checkout(cart.id, {
    shipping_option_id: courier.id,
    payment_method: "bank_transfer",
  })

  // What the shopper saw and accepted by pressing the button.
  const answer = await client.carts.placeOrder(cart.id, {
    expected_total: checkout.cart.total,
    terms_accepted: true,
    terms: { version: "2026-01-01", locale: "hu" },
  })
  if (answer.type !== "order") throw new Error(`No order: ${answer.type}`)
  return answer.order
}
