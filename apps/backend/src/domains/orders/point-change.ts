/** The mark of another pickup point among Medusa's records of changed orders. */
export const POINT_CHANGE = "pickup_point"
