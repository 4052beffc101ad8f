import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { expect, it } from "vitest"
import { refusalOfMedusa, refuseSwitchedOff } from "./medusa-faults.ts"

const MEDUSA = "/shop/node_modules/@medusajs"

/** An error as it looks when it comes from there. */
const placed = (error: Error, place: string) =>
  Object.assign(error, {
    stack: `${error.name}: ${error.message}\n    at Object.entries (<anonymous>)\n    at step (${place}:1:1)\n    at other.js`,
  })

const stumble = (place: string) =>
  placed(new TypeError("Cannot read properties of undefined (reading 'id')"), place)

it.each([
  [new Error('Workflow with id "none" not found.'), "not_found"],
  [Object.assign(new Error("open /uploads/none"), { code: "ENOENT" }), "not_found"],
  [Object.assign(new Error("x"), { name: "AwilixResolutionError" }), "invalid_data"],
  [new Error("\nUnable to retrieve the fulfillment provider with id: x"), "invalid_data"],
  [new Error("Trying to query by not existing property Locale.q"), "invalid_data"],
  [new Error("Value for CampaignBudget.type is required, 'undefined' found\nentity: …"), "invalid_data"],
  [new Error('Service "undefined" was not found.'), "invalid_data"],
  [placed(new Error("One or more orders are not draft"), `${MEDUSA}/core-flows/dist/x.js`), "not_allowed"],
  [new Error("Transaction already started for transactionId: auto-1"), "conflict"],
  [new MedusaError(MedusaError.Types.INVALID_ARGUMENT, ""), "invalid_data"],
  [Object.assign(new Error("operator does not exist"), { code: "42883" }), "invalid_data"],
  [stumble(`${MEDUSA}/medusa/dist/route.js`), "invalid_data"],
])("%s is a refusal", (fault, type) => {
  expect(refusalOfMedusa(fault, "GET")).toMatchObject({ type })
})

it.each([
  [new Error("Connection terminated"), "GET"],
  [stumble("/shop/.medusa/server/src/domains/cart/change.js"), "GET"],
  [placed(new Error("lost"), "/shop/.medusa/server/src/domains/cart/change.js"), "GET"],
  [placed(new Error("lost"), `${MEDUSA}/utils/dist/x.js`), "GET"],
  [Object.assign(new Error("operator does not exist"), { code: "42883" }), "POST"],
])("%s stays a fault", (fault, method) => {
  expect(refusalOfMedusa(fault, method)).toBeUndefined()
})

it.each([
  ["/admin/index/sync", true],
  ["/admin/rbac/roles/a", true],
  ["/admin/users/user_1/roles", true],
  ["/admin/users/user_1", false],
  ["/store/index", false],
])("%s belongs to a feature that is off: %s", (path, isOff) => {
  const answers: unknown[] = []
  refuseSwitchedOff({ path } as MedusaRequest, {} as MedusaResponse, (error?: unknown) => answers.push(error))
  expect(answers[0] !== undefined).toBe(isOff)
})
