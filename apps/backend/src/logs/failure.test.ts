import { MedusaError } from "@medusajs/framework/utils"
import { expect, it } from "vitest"
import { reasonOf, typeOf } from "./failure.ts"

const { NOT_ALLOWED } = MedusaError.Types

it.each([
  ["an error", new Error("no stock"), "no stock", undefined],
  ["an error of Medusa", new MedusaError(NOT_ALLOWED, "no stock"), "no stock", NOT_ALLOWED],
  ["what a workflow throws", { type: NOT_ALLOWED, message: "no stock" }, "no stock", NOT_ALLOWED],
  ["a text", "no stock", "no stock", undefined],
  ["nothing", undefined, "undefined", undefined],
  ["null", null, "null", undefined],
])("tells reason and type of %s", (_, failure, reason, type) => {
  expect([reasonOf(failure), typeOf(failure)]).toEqual([reason, type])
})
