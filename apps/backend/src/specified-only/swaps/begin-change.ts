import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import {
  beginClaimOrderWorkflow,
  beginExchangeOrderWorkflow,
  beginReturnOrderWorkflow,
  confirmReturnRequestWorkflow,
  createReturnShippingMethodWorkflow,
  orderClaimAddNewItemWorkflow,
  orderClaimItemWorkflow,
  orderClaimRequestItemReturnWorkflow,
  orderExchangeAddNewItemWorkflow,
  orderExchangeRequestItemReturnWorkflow,
  requestItemReturnWorkflow,
} from "@medusajs/medusa/core-flows"
import { definedFields } from "../../records/defined-fields.ts"
import { type ClaimChange, type ReturnChange, type SwapChange, toLines } from "./change-input.ts"

/**
 * Medusa 2 starts an empty change of an order and fills it with further calls; the specification's calls
 * contain the lines. One workflow each: if a line is refused, nothing has been started.
 */
interface Begun<Change> {
  order_id: string
  /** The staff member; a shopper has none. */
  created_by?: string
  change: Change
}

const begunOf = <Change extends { internal_note?: string | undefined; description?: string | undefined }>({
  order_id,
  created_by,
  change,
}: Begun<Change>) => ({
  order_id,
  ...definedFields({ created_by, internal_note: change.internal_note, description: change.description }),
})

/** A return with lines is requested at once; an empty one waits for them. */
const beginReturnWorkflow = createWorkflow("begin-return", (input: WorkflowData<Begun<ReturnChange>>) => {
  const begun = beginReturnOrderWorkflow.runAsStep({
    input: transform({ input }, (data) => ({
      ...begunOf(data.input),
      ...definedFields({ location_id: data.input.change.location_id }),
    })),
  })
  when("return-has-lines", { input }, ({ input: { change } }) => Boolean(change.items?.length)).then(() => {
    requestItemReturnWorkflow.runAsStep({
      input: transform({ input, begun }, (data) => ({
        return_id: data.begun.return_id ?? "",
        items: toLines(data.input.change.items),
      })),
    })
  })
  when("return-is-sent", { input }, ({ input: { change } }) => Boolean(change.return_shipping)).then(() => {
    createReturnShippingMethodWorkflow.runAsStep({
      input: transform({ input, begun }, (data) => {
        const { option_id = "", price } = data.input.change.return_shipping ?? {}
        return {
          return_id: data.begun.return_id ?? "",
          shipping_option_id: option_id,
          ...definedFields({ custom_amount: price }),
        }
      }),
    })
  })
  when("return-is-asked", { input }, ({ input: { change } }) => Boolean(change.items?.length)).then(() => {
    confirmReturnRequestWorkflow.runAsStep({
      input: transform({ input, begun }, (data) => ({
        return_id: data.begun.return_id ?? "",
        ...definedFields({ confirmed_by: data.input.created_by }),
      })),
    })
  })
  return new WorkflowResponse(begun)
})

/**
 * The outgoing products need a shipping method, so the staff confirms a swap with
 * `/admin/exchanges/{id}/request`.
 */
const beginSwapWorkflow = createWorkflow("begin-swap", (input: WorkflowData<Begun<SwapChange>>) => {
  const begun = beginExchangeOrderWorkflow.runAsStep({
    input: transform({ input }, (data) => begunOf(data.input)),
  })
  when("swap-takes-back", { input }, ({ input: { change } }) => Boolean(change.return_items?.length)).then(
    () => {
      orderExchangeRequestItemReturnWorkflow.runAsStep({
        input: transform({ input, begun }, (data) => ({
          exchange_id: data.begun.exchange_id ?? "",
          // Created by the flow itself, which reads it from the exchange.
          return_id: "",
          items: toLines(data.input.change.return_items),
        })),
      })
    },
  )
  when("swap-sends", { input }, ({ input: { change } }) => Boolean(change.additional_items?.length)).then(
    () => {
      orderExchangeAddNewItemWorkflow.runAsStep({
        input: transform({ input, begun }, (data) => ({
          exchange_id: data.begun.exchange_id ?? "",
          items: data.input.change.additional_items ?? [],
        })),
      })
    },
  )
  return new WorkflowResponse(begun)
})

/** Like a swap: confirmed with `/admin/claims/{id}/request`. */
const beginClaimWorkflow = createWorkflow("begin-claim", (input: WorkflowData<Begun<ClaimChange>>) => {
  const begun = beginClaimOrderWorkflow.runAsStep({
    input: transform({ input }, (data) => ({ ...begunOf(data.input), type: data.input.change.type })),
  })
  when("claim-has-lines", { input }, ({ input: { change } }) => Boolean(change.claim_items?.length)).then(
    () => {
      orderClaimItemWorkflow.runAsStep({
        input: transform({ input, begun }, (data) => ({
          claim_id: data.begun.claim_id ?? "",
          items: toLines(data.input.change.claim_items),
        })),
      })
    },
  )
  when("claim-takes-back", { input }, ({ input: { change } }) => Boolean(change.return_items?.length)).then(
    () => {
      orderClaimRequestItemReturnWorkflow.runAsStep({
        input: transform({ input, begun }, (data) => ({
          claim_id: data.begun.claim_id ?? "",
          return_id: "",
          items: toLines(data.input.change.return_items),
        })),
      })
    },
  )
  when("claim-sends", { input }, ({ input: { change } }) => Boolean(change.additional_items?.length)).then(
    () => {
      orderClaimAddNewItemWorkflow.runAsStep({
        input: transform({ input, begun }, (data) => ({
          claim_id: data.begun.claim_id ?? "",
          items: data.input.change.additional_items ?? [],
        })),
      })
    },
  )
  return new WorkflowResponse(begun)
})

/** @returns the id of the return */
export async function beginReturn(container: MedusaContainer, input: Begun<ReturnChange>): Promise<string> {
  const { result } = await beginReturnWorkflow(container).run({ input })
  return result.return_id ?? ""
}

/** @returns the id of the exchange */
export async function beginSwap(container: MedusaContainer, input: Begun<SwapChange>): Promise<string> {
  const { result } = await beginSwapWorkflow(container).run({ input })
  return result.exchange_id ?? ""
}

/** @returns the id of the claim */
export async function beginClaim(container: MedusaContainer, input: Begun<ClaimChange>): Promise<string> {
  const { result } = await beginClaimWorkflow(container).run({ input })
  return result.claim_id ?? ""
}
