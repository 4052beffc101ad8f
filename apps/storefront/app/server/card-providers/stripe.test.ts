import { createHmac } from "node:crypto"
import { expect, test } from "vitest"
import { stripe } from "./stripe.server.ts"

const SECRET = "whsec_test"
const event = Buffer.from('{"id":"evt_1","name":"Őszi rózsa"}')
const signed = (secret: string, body = event, time = "1700000000") =>
  createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex")

test.each([
  ["its own signature", `t=1700000000,v1=${signed(SECRET)}`, true],
  [
    "one of two signatures, while the secret changes",
    `t=1700000000,v1=${signed("old")},v1=${signed(SECRET)}`,
    true,
  ],
  ["another's signature", `t=1700000000,v1=${signed("whsec_other")}`, false],
  ["the signature of another body", `t=1700000000,v1=${signed(SECRET, Buffer.from("{}"))}`, false],
  ["the signature of another time", `t=1700000001,v1=${signed(SECRET)}`, false],
  ["an older kind of signature alone", `t=1700000000,v0=${signed(SECRET)}`, false],
  ["no time", `v1=${signed(SECRET)}`, false],
  ["nonsense", "t=1,v1=abc", false],
  ["nothing", "", false],
])("an event with %s", (_, header, expected) => {
  expect(stripe.isSigned(event, header, SECRET)).toBe(expected)
})
