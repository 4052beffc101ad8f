import type { StaffRole } from "@porteka/commerce-sdk"

/** The roles that may know who the customers are; a test compares them with the back end's. */
export const SEE_CUSTOMERS: readonly StaffRole[] = ["owner", "orders", "read_only"]
