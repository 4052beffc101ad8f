import { ClaimReason, ClaimType } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { MAX_LINE_QUANTITY } from "@porteka/shop"

const MAX_ID = 100
const MAX_NOTE = 500
const MAX_ROWS = 50

const id = z.string().min(1).max(MAX_ID)
const quantity = z.int().min(1).max(MAX_LINE_QUANTITY)
const note = z.string().max(MAX_NOTE).optional()
const note_of_staff = { internal_note: note, description: note }

/** `item_id` is Medusa 1's name of a line. */
const lineId = { id: id.optional(), item_id: id.optional() }
const isNamed = (line: { id?: string | undefined; item_id?: string | undefined }) =>
  line.id !== undefined || line.item_id !== undefined
const NEEDS_ID = "needs the id of a line"

const returnLine = z
  .strictObject({ ...lineId, quantity, reason_id: id.optional(), note })
  .refine(isNamed, NEEDS_ID)
const newLine = z.strictObject({ variant_id: id, quantity })

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(MAX_ROWS).optional()

/** Bodies of admin calls that start a change of a placed order; without lines it starts empty. */
export const changeSchemas = {
  return: z.strictObject({
    ...note_of_staff,
    location_id: id.optional(),
    items: rows(returnLine),
    return_shipping: z.strictObject({ option_id: id, price: z.number().min(0).optional() }).optional(),
  }),
  swap: z.strictObject({ ...note_of_staff, return_items: rows(returnLine), additional_items: rows(newLine) }),
  claim: z.strictObject({
    ...note_of_staff,
    type: z.enum(ClaimType),
    claim_items: rows(
      z
        .strictObject({ ...lineId, quantity, reason: z.enum(ClaimReason).optional(), note })
        .refine(isNamed, NEEDS_ID),
    ),
    return_items: rows(returnLine),
    additional_items: rows(newLine),
  }),
} as const

/** The body of a customer's call. */
export const swapRequestSchema = z.strictObject({
  order_id: id,
  return_items: z
    .array(z.strictObject({ id, quantity, reason_id: id.optional(), note }))
    .min(1)
    .max(MAX_ROWS),
  additional_items: z.array(newLine).min(1).max(MAX_ROWS),
})

export type SwapRequest = z.infer<typeof swapRequestSchema>
export type ReturnChange = z.infer<typeof changeSchemas.return>
export type SwapChange = z.infer<typeof changeSchemas.swap>
export type ClaimChange = z.infer<typeof changeSchemas.claim>

interface GivenLine {
  id?: string | undefined
  item_id?: string | undefined
  note?: string | undefined
}

/** Lines in the format of Medusa's workflows. */
export function toLines<Line extends GivenLine>(lines: readonly Line[] = []) {
  return lines.map(({ id, item_id, note, ...line }) => ({
    ...line,
    id: id ?? item_id ?? "",
    ...(note === undefined ? {} : { internal_note: note }),
  }))
}
