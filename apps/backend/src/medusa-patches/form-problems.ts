import type { ChangedFile } from "./changed-file.ts"

/** The module that the admin's build resolves to `src/admin/form-problem.ts`. */
export const FORM_PROBLEM = "porteka-form-problem"

/**
 * The schemas of Medusa's forms have their messages from zod, whose English ones the build leaves out: whatever was wrong with a
 * field, it said "Invalid input", in every language.
 */
export const FORM_PROBLEMS: ChangedFile[] = ["dashboard", "draft-order"].map((name) => ({
  file: new RegExp(String.raw`@medusajs/${name}/node_modules/zod/v4/core/core\.js$`),
  changes: [
    {
      from: "export const globalConfig = {};",
      to: `import { explainField } from "${FORM_PROBLEM}";\nexport const globalConfig = { customError: explainField };`,
    },
  ],
}))
