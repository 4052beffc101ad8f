import { STAFF_ROLES } from "@porteka/commerce-sdk/wire"
import { expect, test } from "vitest"
import { seesPersons } from "../../domains/staff/staff-rights.ts"
import { SEE_CUSTOMERS } from "./see-customers.ts"

test("pages about customers open for the roles that the back end answers", () => {
  expect(SEE_CUSTOMERS.toSorted()).toEqual(STAFF_ROLES.filter(seesPersons).toSorted())
})
