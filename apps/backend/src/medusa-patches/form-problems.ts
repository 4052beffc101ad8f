import { type ChangedFile, dashboardFile } from "./changed-file.ts"

/** The module that the admin's build resolves to `src/admin/form-problem.ts`. */
export const FORM_PROBLEM = "porteka-form-problem"

const SENTENCE = "/* @__PURE__ */ jsx(Form.ErrorMessage, {})"
/** @param end where the last part of the field ends */
const withSentence = (name: string, end: string): ChangedFile => ({
  file: dashboardFile(name),
  changes: [{ from: end, to: `${end},\n${SENTENCE}` }],
})
const TITLE_END = `placeholder: t("products.fields.title.placeholder")
                }
              ) })`
const CODE_END = `i18nKey: "promotions.form.code.description",
                                  components: [/* @__PURE__ */ jsx("br", {}, "break")]
                                }
                              )
                            }
                          )`

/**
 * The schemas of Medusa's forms have their messages from zod, whose English ones the build leaves out: whatever was wrong with a
 * field, it said "Invalid input", in every language. The title of a new product and the code of a promotion only turned red.
 */
export const FORM_PROBLEMS: ChangedFile[] = [
  ...["dashboard", "draft-order"].map((name) => ({
    file: new RegExp(String.raw`@medusajs/${name}/node_modules/zod/v4/core/core\.js$`),
    changes: [
      {
        from: "export const globalConfig = {};",
        to: `import { explainField } from "${FORM_PROBLEM}";\nexport const globalConfig = { customError: explainField };`,
      },
    ],
  })),
  withSentence("product-create", TITLE_END),
  withSentence("promotion-create", CODE_END),
]
