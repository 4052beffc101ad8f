import { type ChangedFile, dashboardFile } from "./changed-file.ts"

const BUTTON = (part: string, handler: string) =>
  `jsx(Prompt.${part}, { onClick: ${handler}, type: "button", children: `

/**
 * The question of a form that is left unsaved: "Continue" threw the work away. And the list of a field with
 * suggestions, which offered to create "" before anything was typed. And "Title" above the variants of the window
 * for stock.
 */
export const ENTRY_FORMS: ChangedFile[] = [
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: `${BUTTON("Cancel", "handleCancel")}t("actions.cancel")`,
        to: `${BUTTON("Cancel", "handleCancel")}t("general.stay", t("actions.cancel"))`,
      },
      {
        from: `${BUTTON("Action", "handleContinue")}t("actions.continue")`,
        to: `${BUTTON("Action", "handleContinue")}t("general.leaveUnsaved", t("actions.continue"))`,
      },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: "(!results.length || shouldAlwaysShowCreateOption && normalizedSearchValue.length > 0) && onCreateOption",
        to: "(!results.length || shouldAlwaysShowCreateOption) && normalizedSearchValue.length > 0 && onCreateOption",
      },
    ],
  },
  {
    file: dashboardFile("product-stock"),
    changes: [{ from: 'header: "Title"', to: 'header: t("fields.title")' }],
  },
]
