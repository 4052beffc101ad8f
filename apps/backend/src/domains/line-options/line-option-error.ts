import { MedusaError } from "@medusajs/framework/utils"
import type { LineOptionFault } from "@porteka/shop"

/** An option that the line's product does not allow, or requires. */
export class LineOptionError extends MedusaError {
  readonly fault: LineOptionFault

  constructor(fault: LineOptionFault) {
    super(MedusaError.Types.INVALID_DATA, `The option ${fault.key} of the line is refused: ${fault.problem}`)
    this.fault = fault
  }
}
