/** A choice among few, as Medusa's own fields look. */
export const SELECT = "txt-compact-small bg-ui-bg-field border-ui-border-base h-8 rounded-md border px-2"
