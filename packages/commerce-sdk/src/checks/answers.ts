import { answerWith, type Check, hasFields, isList, isListOf, isNumber, isText } from "./answer-shape.ts"

/**
 * What must be right in an answer: ids, and the amounts and quantities a shopper pays for. ADR 0006 explains
 * why only these.
 */

const line = hasFields({ id: isText, quantity: isNumber, unit_price: isNumber })

const cart = hasFields({ id: isText, currency_code: isText, total: isNumber, items: isListOf(line) })

const order = hasFields({
  id: isText,
  display_id: isNumber,
  currency_code: isText,
  total: isNumber,
  items: isListOf(line),
})

const orderInList = hasFields({ id: isText, display_id: isNumber })

const placedOrder = hasFields({ type: isText, order })

/** `{ cart }` */
export const checkCart = answerWith({ cart })

const changedCart: Check = (value, at) =>
  hasFields({ id: isText, version: isText, ...((value as { cart?: unknown } | null)?.cart ? { cart } : {}) })(
    value,
    at,
  )

/** `{ carts }`, each with its version and, if it has changed, the cart. */
export const checkChangedCarts = answerWith({ carts: isListOf(changedCart) })

/** `{ parent: cart }`, the answer to removing a line. */
export const checkCartParent = answerWith({ parent: cart })

/** `{ order }` */
export const checkOrder = answerWith({ order })

/** `{ orders }` */
export const checkOrders = answerWith({ orders: isListOf(orderInList) })

const completionParts: Record<string, Check> = {
  order: placedOrder,
  cart: hasFields({ cart }),
  refused: hasFields({ cart, problems: isList }),
  payment_required: hasFields({
    cart,
    payment: hasFields({ attempt_id: isText, browser_token: isText, amount: isNumber }),
  }),
  payment_processing: hasFields({ attempt_id: isText }),
  cancelled: hasFields({ cart }),
}

/** An answer whose `type` says whether there is an order. An unknown type is an error, never an order. */
export function checkCompletion(answer: unknown): string | null {
  const problem = hasFields({ type: isText })(answer, "the answer")
  if (problem !== null) return problem
  const { type } = answer as { type: string }
  const part = Object.hasOwn(completionParts, type) ? completionParts[type] : undefined
  return part === undefined ? `type "${type}" is unknown` : part(answer, "the answer")
}

/** `{ cart, shipping_options, payment_methods, problems, withdrawal_exemptions, producer_guarantees }` */
export const checkCheckout = answerWith({
  cart,
  shipping_options: isList,
  payment_methods: isList,
  problems: isList,
  withdrawal_exemptions: isList,
  producer_guarantees: isList,
})

/** `{ customer }` */
export const checkCustomer = answerWith({ customer: hasFields({ id: isText, email: isText }) })

/** `{ products, count }` of the read model. */
export const checkCatalogueList = answerWith({
  products: isList,
  count: isNumber,
  page: isNumber,
  facets: isList,
})

/** `{ product, related, bought_together }` of the read model. */
export const checkCatalogueProduct = answerWith({
  product: hasFields({ id: isText, handle: isText, variants: isList }),
  related: isList,
  bought_together: isList,
})

/** `{ products, next }` of the read model. */
export const checkCatalogueExport = answerWith({
  products: isListOf(hasFields({ id: isText, handle: isText, variants: isList })),
})

/** `{ line_options }` with their prices. */
export const checkLineOptions = answerWith({
  line_options: isListOf(hasFields({ key: isText, amount: isNumber })),
})

/** `{ gift_cards }` that can be bought, or null. */
export const checkGiftCardOffer = answerWith({
  gift_cards: (value, at) =>
    value === null ? null : hasFields({ variant_id: isText, amounts: isListOf(isNumber) })(value, at),
})

/** `{ handle }` of a renamed record. */
export const checkMoved = answerWith({ handle: isText })

/** `{ categories, collections }` of the read model. */
export const checkNavigation = answerWith({ categories: isList, collections: isList })

/** The home page's content, whose pictures may be missing. */
export const checkHome = answerWith({ makers: isList })

/** `{ shop }`: the data every page shows. */
export const checkShop = answerWith({
  shop: hasFields({
    name: isText,
    delivery: hasFields({}),
    bank: hasFields({}),
    cashOnDeliveryFee: isNumber,
  }),
})

/** `{ announcement, pages }`: the owner's content. */
export const checkSite = answerWith({ pages: hasFields({}) })

/** `{ version }` of a page. */
export const checkPageVersion = answerWith({
  version: hasFields({ edition: isNumber, date: isText, texts: hasFields({}) }),
})

/** `{ entries }` of the journal. */
export const checkJournal = answerWith({ entries: isList })

/** `{ entry }` of the journal. */
export const checkJournalEntry = answerWith({
  entry: hasFields({ slug: isText, title: isText, body: isText }),
})

/** `{ makers }` that have a page. */
export const checkMakers = answerWith({ makers: isList })

/** `{ maker }` with its page. */
export const checkMaker = answerWith({
  maker: hasFields({ handle: isText, name: isText, story: isText, product_handles: isList }),
})

/** `{ cursor, changes }` of the change feed. */
export const checkChanges = answerWith({ cursor: isNumber, changes: isList })

/** `{ gift_card }` */
export const checkGiftCard = answerWith({
  gift_card: hasFields({ id: isText, code: isText, value: isNumber, balance: isNumber }),
})

/** An answer about one record: `{ swap: { id } }`. */
export const checkOne = (name: string) => answerWith({ [name]: hasFields({ id: isText }) })

/** `{ token }` */
export const checkToken = answerWith({ token: isText })

/** The number under which a declaration, complaint or message was recorded. */
export const isCaseReceipt = answerWith({ reference: isText, received_at: isText, receipt: isText })
