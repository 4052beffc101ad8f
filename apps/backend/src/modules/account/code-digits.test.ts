import { expect, it } from "vitest"
import { codeOf, isCodeOf } from "./code-digits.ts"

const SECRET = "a secret of thirty-two characters"
const row = { id: "acc_1", serial: 1 }

it("is six digits, the same each time, different for each serial, row and secret", () => {
  const code = codeOf(row, SECRET)
  expect(code).toMatch(/^\d{6}$/)
  expect(codeOf(row, SECRET)).toBe(code)
  const others = [
    codeOf({ ...row, serial: 2 }, SECRET),
    codeOf({ ...row, id: "acc_2" }, SECRET),
    codeOf(row, `${SECRET}!`),
  ]
  expect(new Set([code, ...others]).size).toBe(4)
})

it("is recognized with spaces and hyphens, and not with anything else", () => {
  const code = codeOf(row, SECRET)
  for (const typed of [
    code,
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
    `${code.slice(0, 3)}-${code.slice(3)}`,
  ]) {
    expect(isCodeOf(row, typed, SECRET)).toBe(true)
  }
  for (const typed of ["", code.slice(1), `${code}0`, `${code}x`, "éééééé"]) {
    expect(isCodeOf(row, typed, SECRET)).toBe(false)
  }
})
