import { type ChangedFile, dashboardFile } from "./changed-file.ts"

/** The names that a new shop gives to its reasons, in the profile's language; the owner's own ones stay as they are. */
const IN_LANGUAGE = `import i18next from "i18next";
const inLanguage = (reason) => {
  const shown = (text) => text && i18next.t("reasons." + text, text);
  return { ...reason, label: shown(reason.label), description: shown(reason.description) };
};
`

const reasonsOf = (kind: "refund" | "return"): ChangedFile => {
  const list = `queryFn: () => sdk.admin.${kind}Reason.list(query),`
  const keys = `var ${kind.toUpperCase()}_REASONS_QUERY_KEY`
  const named = `.then((list) => ({ ...list, ${kind}_reasons: list.${kind}_reasons.map(inLanguage) })),`
  return {
    file: dashboardFile("chunk"),
    changes: [
      { from: keys, to: `${IN_LANGUAGE}${keys}` },
      { from: list, to: list.replace(/,$/, named) },
    ],
  }
}

/**
 * Reasons for refunds and returns are records with one name, so that they were Hungarian in an English admin: in settings, and
 * where a form offers them. The form that renames one shows the stored name.
 */
export const REASON_LISTS: ChangedFile[] = [reasonsOf("refund"), reasonsOf("return")]
