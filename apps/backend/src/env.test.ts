import { expect, test } from "vitest"
import { InvalidEnvironmentError, parseEnvironment } from "./env.ts"

const COMPLETE = {
  DATABASE_URL: "postgres://user:secret@127.0.0.1:5432/shop",
  PUBLIC_URL: "http://127.0.0.1:3000",
  BACKEND_URL: "http://127.0.0.1:9000",
  JWT_SECRET: "j".repeat(32),
  COOKIE_SECRET: "c".repeat(32),
  PUBLISHABLE_KEY: `pk_${"0".repeat(64)}`,
  ADMIN_EMAIL: "Admin@Porteka.example",
  ADMIN_PASSWORD: "jelszo-jelszo",
  OUTBOX_DIR: "/var/outbox",
  PICTURES_DIR: "/var/pictures",
  UPLOADS_DIR: "/var/uploads",
}

const messageFor = (variables: Record<string, string | undefined>) => {
  try {
    parseEnvironment(variables)
  } catch (error) {
    if (error instanceof InvalidEnvironmentError) return error.message
    throw error
  }
  throw new Error("The environment was accepted")
}

test("has its own host, port and mode", () => {
  expect(parseEnvironment(COMPLETE)).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 9000,
    NODE_ENV: "development",
    ADMIN_EMAIL: "admin@porteka.example",
  })
})

test("treats an empty optional variable as absent", () => {
  expect(parseEnvironment({ ...COMPLETE, REDIS_URL: "", SMTP_URL: "" }).REDIS_URL).toBeUndefined()
})

test("refuses incomplete settings of an invoice provider", () => {
  const half = { ...COMPLETE, BILLINGO_API_KEY: "0123456789abcdef" }
  expect(messageFor(half)).toContain("BILLINGO_BLOCK_ID: ")
  expect(parseEnvironment({ ...half, BILLINGO_BLOCK_ID: "7" }).BILLINGO_BLOCK_ID).toBe(7)
})

test("accepts URLs for the lists of pickup points it knows", () => {
  const listsOf = (text: string) => ({ ...COMPLETE, PICKUP_POINT_LISTS: text })
  expect(parseEnvironment(listsOf("")).PICKUP_POINT_LISTS).toEqual({})
  expect(
    parseEnvironment(listsOf("packeta=https://a.example/x?k=1, zbox=https://b.example")).PICKUP_POINT_LISTS,
  ).toEqual({
    packeta: "https://a.example/x?k=1",
    zbox: "https://b.example",
  })
  expect(messageFor(listsOf("dhl=https://a.example"))).toContain('PICKUP_POINT_LISTS: has no list "dhl"')
  expect(messageFor(listsOf("gls"))).toContain('PICKUP_POINT_LISTS: needs an address after "gls="')
})

test("authenticates customers itself, unless a complete user pool is configured", () => {
  expect(parseEnvironment(COMPLETE).IDENTITY).toBe("embedded")
  const half = {
    ...COMPLETE,
    IDENTITY: "cognito",
    COGNITO_USER_POOL_ID: "eu-central-1_Ab1",
    COGNITO_REGION: "",
  }
  expect(messageFor(half)).toContain("COGNITO_CLIENT_ID: ")
  const pool = { ...half, COGNITO_CLIENT_ID: "client" }
  expect(parseEnvironment(pool)).toMatchObject({ IDENTITY: "cognito", COGNITO_REGION: "us-east-1" })
  expect(messageFor({ ...pool, COGNITO_GUEST_ACCESS: "on" })).toContain("COGNITO_IDENTITY_POOL_ID: ")
})

test("lists everything that is missing at once", () => {
  const message = messageFor({})
  for (const name of Object.keys(COMPLETE)) expect(message).toContain(`${name}: is missing`)
})

test.each([
  ["DATABASE_URL", "mysql://127.0.0.1/shop"],
  ["JWT_SECRET", "supersecret"],
  ["COOKIE_SECRET", "supersecret"],
  ["PUBLISHABLE_KEY", "pk_test"],
  ["PORT", "port"],
  ["SMTP_URL", "http://127.0.0.1"],
  ["ADMIN_EMAIL", "admin"],
])("refuses %s=%s without printing the value", (name, value) => {
  const message = messageFor({ ...COMPLETE, [name]: value })
  expect(message).toContain(`${name}: `)
  expect(message).not.toContain(`: ${value}`)
})
