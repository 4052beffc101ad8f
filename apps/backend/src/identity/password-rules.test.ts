import { expect, it } from "vitest"
import { findPasswordProblem } from "./password-rules.ts"

const EMAIL = "kovacs.anna@example.hu"

it.each([
  ["harmadik emelet jobbra", null],
  ["Tr0ub4dor&3xyz", null],
  ["ááááéééé12", null],
  ["rövid", "too_short"],
  ["áéíóöőúüű", "too_short"],
  ["x".repeat(200), "too_common"],
  [`${"szó ".repeat(50)}x`, "too_long"],
  ["1234567890", "too_common"],
  ["0987654321", "too_common"],
  ["qwertzuiop", "too_common"],
  ["asdfghjklé", "too_common"],
  ["abcabcabcabc", "too_common"],
  ["PASSWORD123", "too_common"],
  ["jelszó2026!", "too_common"],
  ["Portéka2026", "too_common"],
  ["kovacs.anna@example.hu", "like_email"],
  ["Kovacs.Anna1", "like_email"],
] as const)("%s: %s", (password, problem) => {
  expect(findPasswordProblem(password, EMAIL)).toBe(problem)
})
