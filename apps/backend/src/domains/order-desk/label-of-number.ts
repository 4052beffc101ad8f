/** A parcel's label as Medusa stores it. */
export interface ParcelLabel {
  tracking_number: string
  tracking_url: string
  label_url: string
}

/** What Medusa's admin sends if only the number was entered. */
const NO_ADDRESS = "#"

/**
 * The label of a parcel with this number. The addresses of the carrier's label are kept while they are about this parcel: the
 * number is the same or was missing, or the address names it, so that only the number was mistyped. Otherwise they lead to
 * another parcel.
 */
export function labelOfNumber(given: ParcelLabel | undefined, number: string): ParcelLabel {
  const isSame = given !== undefined && ["", number].includes(given.tracking_number)
  const kept = (address: string | undefined) =>
    address && (isSame || names(address, number)) ? address : NO_ADDRESS
  return {
    tracking_number: number,
    tracking_url: kept(given?.tracking_url),
    label_url: kept(given?.label_url),
  }
}

/** Whether the address has the number as a whole, not as a part of a longer one. */
function names(address: string, number: string): boolean {
  return address.split(/[^\p{L}\p{N}]+/u).includes(number)
}
