import type { CartFault } from "../contract/cart-fault.ts"

const FAILED = {
  add: "Failed to add item to cart",
  update: "Failed to update item",
  options: "Failed to update item",
  remove: "Failed to remove item",
  "apply-promotion": "Failed to apply discount",
  "remove-promotion": "Failed to apply discount",
  clear: "Failed to update cart",
  reset: "Failed to reset cart",
  refresh: "Failed to create cart",
  replay: "Failed to add item to cart",
} as const

/** The text of a cart error in the error catalogue (specification 8), for programs. */
export function faultMessage(fault: CartFault): string {
  switch (fault.code) {
    case "variant":
      return "Variant ID is required to add an item to cart"
    case "gone":
      return "No cart ID available"
    case "no-region":
      return "No region ID available to create cart"
    case "promotion":
    case "promotion-invalid":
    case "promotion-applied":
      return FAILED["apply-promotion"]
    case "full":
      return FAILED.add
    case "failed":
      return FAILED[fault.intent]
    case "option":
    case "quantity":
    case "form":
    case "stock":
    case "paying":
    case "busy":
    case "crowded":
    case "unavailable":
    case "kept":
      return "Failed to update cart"
  }
}
