import { z } from "@medusajs/framework/zod"
import { STAFF_LOCALES } from "@porteka/shop/languages"
import { expect, test, vi } from "vitest"
import { explainField } from "./form-problem.ts"

test.each<[string, z.ZodType, unknown, string, string]>([
  ["nothing", z.string(), undefined, "Ezt ki kell tölteni.", "This must be filled in."],
  ["an empty text", z.string().min(1), "", "Ezt ki kell tölteni.", "This must be filled in."],
  ["an empty number", z.number(), Number.NaN, "Ezt ki kell tölteni.", "This must be filled in."],
  ["nothing chosen", z.array(z.string()).min(1), [], "Ezt ki kell tölteni.", "This must be filled in."],
  ["no e-mail address", z.email(), "anna@", "Ez nem e-mail-cím.", "This is no e-mail address."],
  ["a part", z.int(), 1.5, "Egész szám kell.", "A whole number, please."],
  ["too few", z.number().min(1), 0, "Legalább 1.", "At least 1."],
  ["too many", z.number().max(100), 101, "Legfeljebb 100.", "At most 100."],
  ["too short", z.string().min(8), "abc", "Legalább 8 karakter.", "At least 8 characters."],
  ["something else", z.enum(["a", "b"]), "c", "Ez így nem jó.", "This cannot be right."],
  ["none of several", z.union([z.int(), z.boolean()]), "x", "Ez így nem jó.", "This cannot be right."],
])("says in the profile's language what is wrong with %s", (_, schema, input, ...words) => {
  for (const [at, language] of STAFF_LOCALES.entries()) {
    vi.stubGlobal("localStorage", { getItem: () => language })
    const { error } = schema.safeParse(input, { error: (issue) => explainField(issue) })
    expect(error?.issues.map(({ message }) => message)).toEqual([words[at]])
  }
})
