import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { getHttpResponseFromError } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { expect, it } from "vitest"
import { asRefusal } from "./bad-input.ts"
import { refusalOfMedusa, refuseSwitchedOff } from "./medusa-faults.ts"

const MEDUSA = "/shop/node_modules/@medusajs"

/** An error as it looks when it comes from there. */
const placed = (error: Error, place: string) =>
  Object.assign(error, {
    stack: `${error.name}: ${error.message}\n    at Object.entries (<anonymous>)\n    at step (${place}:1:1)\n    at other.js`,
  })

const system = (message: string, code: string) => Object.assign(new Error(message), { code })

const stumble = (place: string) =>
  placed(new TypeError("Cannot read properties of undefined (reading 'id')"), place)

it.each([
  [new Error('Workflow with id "none" not found.'), "not_found"],
  [Object.assign(new Error("open /uploads/none"), { code: "ENOENT", stack: "Error: open" }), "not_found"],
  [
    placed(system("illegal operation on a directory, read", "EISDIR"), `${MEDUSA}/core-flows/dist/x.js`),
    "not_found",
  ],
  [Object.assign(new Error("x"), { name: "AwilixResolutionError" }), "invalid_data"],
  [new Error("\nUnable to retrieve the fulfillment provider with id: x"), "invalid_data"],
  [new Error("Trying to query by not existing property Locale.q"), "invalid_data"],
  [new Error("Value for CampaignBudget.type is required, 'undefined' found\nentity: …"), "invalid_data"],
  [new Error('Service "undefined" was not found.'), "invalid_data"],
  [placed(new Error("One or more orders are not draft"), `${MEDUSA}/core-flows/dist/x.js`), "not_allowed"],
  [new Error("Transaction already started for transactionId: auto-1"), "conflict"],
  [new MedusaError(MedusaError.Types.INVALID_ARGUMENT, ""), "invalid_data"],
  [Object.assign(new Error("operator does not exist"), { code: "42883" }), "invalid_data"],
  [
    Object.assign(new Error('select … - missing FROM-clause entry for table "o1"'), { code: "42P01" }),
    "invalid_data",
  ],
  [stumble(`${MEDUSA}/medusa/dist/route.js`), "invalid_data"],
])("%s is a refusal", (fault, type) => {
  expect(refusalOfMedusa(fault, "GET")).toMatchObject({ type })
})

/** As a step of Medusa sees it that waits for a connection: its own place is not the first. */
const waitedFor = (error: Error, thrownAt: string) =>
  Object.assign(error, {
    stack: `${error.name}: ${error.message}\n    at ${thrownAt}\n    at async step (${MEDUSA}/core-flows/dist/x.js:1:1)`,
  })

it.each([
  waitedFor(
    system("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"),
    "TCPConnectWrap.afterConnect [as oncomplete] (node:net:1637:16)",
  ),
  waitedFor(
    system("read ECONNRESET", "ECONNRESET"),
    "TCP.onStreamRead (node:internal/stream_base_commons:216:20)",
  ),
  placed(system("getaddrinfo EAI_AGAIN db", "EAI_AGAIN"), `${MEDUSA}/core-flows/dist/x.js`),
  waitedFor(
    new Error("Connection terminated unexpectedly"),
    "Connection.<anonymous> (/shop/node_modules/pg/lib/client.js:136:73)",
  ),
  waitedFor(
    new Error("timeout exceeded when trying to connect"),
    "Timeout._onTimeout (/shop/node_modules/pg-pool/index.js:45:11)",
  ),
  waitedFor(
    new Error("Connection is closed."),
    "close (/shop/node_modules/ioredis/built/redis/event_handler.js:214:25)",
  ),
  waitedFor(
    Object.assign(new Error("Knex: Timeout acquiring a connection."), { name: "KnexTimeoutError" }),
    "Client_PG.acquireConnection (/shop/node_modules/knex/lib/client.js:332:26)",
  ),
  waitedFor(
    Object.assign(system("deadlock detected", "40P01"), { name: "error" }),
    "Parser.parseErrorMessage (/shop/node_modules/pg-protocol/dist/parser.js:285:98)",
  ),
  placed(system("canceling statement due to statement timeout", "57014"), `${MEDUSA}/core-flows/dist/x.js`),
  placed(
    system("terminating connection due to administrator command", "57P01"),
    `${MEDUSA}/core-flows/dist/x.js`,
  ),
  waitedFor(new TypeError("fetch failed"), "node:internal/deps/undici/undici:14976:13"),
  stumble("/shop/packages/commerce-sdk/dist/sums/settle.js"),
])("an outage and a mistake of ours stay faults: %s", (fault) => {
  for (const method of ["GET", "POST"]) {
    expect(refusalOfMedusa(fault, method)).toBeUndefined()
    expect(asRefusal(fault, { query: {} })).toBeUndefined()
    expect(getHttpResponseFromError(fault).statusCode).toBe(500)
  }
})

it("leaves Medusa's own refusals to Medusa", () => {
  const fault = placed(new MedusaError(MedusaError.Types.NOT_FOUND, "None"), `${MEDUSA}/core-flows/dist/x.js`)
  expect(refusalOfMedusa(fault, "POST")).toBeUndefined()
})

it("does not hide a missing file of ours", () => {
  const fault = placed(
    system("open /shop/terms.pdf", "ENOENT"),
    "/shop/.medusa/server/src/documents/terms.js",
  )
  expect(refusalOfMedusa(fault, "GET")).toBeUndefined()
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
