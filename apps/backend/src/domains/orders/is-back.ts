interface Line {
  quantity: number
  detail?: {
    return_received_quantity?: number | null
    /** Arrived damaged. */
    return_dismissed_quantity?: number | null
  } | null
}

/** Whether all pieces of a line were returned. */
export const isBack = ({ quantity, detail }: Line): boolean =>
  Number(detail?.return_received_quantity ?? 0) + Number(detail?.return_dismissed_quantity ?? 0) >=
  Number(quantity)
