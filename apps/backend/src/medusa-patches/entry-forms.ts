import { DEFAULT_LOCALE, ONLY_OPTION } from "@porteka/shop"
import { type ChangedFile, dashboardFile } from "./changed-file.ts"

/** In the language of the products' texts, as code. */
const OUR_OPTION = JSON.stringify(ONLY_OPTION.title[DEFAULT_LOCALE])
const OUR_VALUE = JSON.stringify(ONLY_OPTION.value[DEFAULT_LOCALE])
const OPTION = '"Default option"'
const VALUE = '"Default option value"'
const onlyVariantOf = (name: string): ChangedFile => ({
  file: dashboardFile(name),
  changes: [
    { from: `title: ${OPTION}`, to: `title: ${OUR_OPTION}` },
    { from: VALUE, to: OUR_VALUE },
    { from: 'title: "Default variant"', to: `title: ${OUR_VALUE}` },
    { from: `${OPTION}: ${VALUE}`, to: `${OUR_OPTION}: ${OUR_VALUE}` },
  ],
})

const ONE_VALUE = `const cleanValue = chip.trim();
      if (!cleanValue) {
        return;
      }`
/** Keyboards of phones report no key, so that commas are still there when the value is added. */
const SEVERAL_VALUES = `const [cleanValue, ...others] = chip.split(/(?<!\\d),|,(?!\\d)/).map((part) => part.trim()).filter(Boolean);
      if (!cleanValue) {
        return;
      }
      if (others.length > 0) {
        const added = [...new Set([...chips, cleanValue, ...others])];
        onChange?.(added);
        if (!isControlled) setUncontrolledValue(added);
        return;
      }`
const COMMA = 'if (e.key === "Enter" || e.key === ",") {'
const SEPARATING_COMMA = COMMA.replace(
  'e.key === ","',
  'e.key === "," && !/\\d$/.test(innerRef.current?.value ?? "")',
)

const BUTTON = (part: string, handler: string) =>
  `jsx(Prompt.${part}, { onClick: ${handler}, type: "button", children: `

/** The buttons that open the lists of fields with suggestions: their library names them in English only. */
const LIST_BUTTON = `...props,
                        type: "button",
                        className: "text-ui-fg-muted transition-fg hover:bg-ui-bg-field-hover absolute end-0`
const NAMED_LIST_BUTTON = LIST_BUTTON.replace(
  "...props,",
  '...props,\n                        "aria-label": t(props["aria-expanded"] ? "general.closeList" : "general.openList"),',
)

/**
 * The question of a form that is left unsaved: "Continue" threw the work away. And the list of a field with
 * suggestions, which offered to create "" before anything was typed. And "Title" above the variants of the window
 * for stock. And the English names of the only option and variant, which shoppers see once there is a second. And the field for
 * the values of an option, which made „0” and „7 liter” of „0,7 liter”, and on a phone one value of several.
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
    file: dashboardFile("chunk"),
    changes: [
      { from: ONE_VALUE, to: SEVERAL_VALUES },
      { from: COMMA, to: SEPARATING_COMMA },
    ],
  },
  {
    file: dashboardFile("chunk"),
    changes: [1, 2].map(() => ({ from: LIST_BUTTON, to: NAMED_LIST_BUTTON })),
  },
  {
    file: dashboardFile("product-stock"),
    changes: [{ from: 'header: "Title"', to: 'header: t("fields.title")' }],
  },
  onlyVariantOf("chunk"),
  onlyVariantOf("product-create"),
]
