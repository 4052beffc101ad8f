/** The least a good answer holds. */

export const sampleLine = { id: "cali_1", quantity: 2, unit_price: 4900 }

export const sampleCart = { id: "cart_1", currency_code: "huf", total: 9800, items: [sampleLine] }

export const sampleOrder = {
  id: "order_1",
  display_id: 1001,
  currency_code: "huf",
  total: 9800,
  items: [sampleLine],
}
