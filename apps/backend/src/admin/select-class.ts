/** A select with few options in the style of Medusa's own fields. */
export const SELECT = "txt-compact-small bg-ui-bg-field border-ui-border-base h-8 rounded-md border px-2"
