import { z } from "@medusajs/framework/zod"
import { expect, test } from "vitest"
import { parseInput } from "./parse-input.ts"

const schema = z.object({
  pieces: z.int().min(1),
  ends_on: z
    .string()
    .refine((day) => day > "2026-01-01", { error: () => "Az utolsó nap nem lehet az első előtt." }),
})

test.each([
  [{ pieces: 0, ends_on: "2026-02-01" }, /^Invalid request: pieces: Too small/],
  [{ pieces: 1, ends_on: "2025-02-01" }, /^Az utolsó nap nem lehet az első előtt\.$/],
  [{ pieces: 0, ends_on: "2025-02-01" }, /^Az utolsó nap/],
  [undefined, /^Invalid request: Invalid input/],
])("%j is refused: %s", (input, message) => {
  expect(() => parseInput(schema, input)).toThrow(message)
})

test("valid input is returned as the schema reads it", () => {
  expect(parseInput(schema, { pieces: 2, ends_on: "2026-02-01" })).toEqual({
    pieces: 2,
    ends_on: "2026-02-01",
  })
})
