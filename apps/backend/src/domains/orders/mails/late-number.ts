/** The key of a parcel's metadata with the number that it got after it was sent; the shopper is told about that number. */
export const LATE_NUMBER = "late_number"
