/**
 * A condition around a whole row of a list or a table stands before the row's first character, where Markdown
 * does not see a row any more: `{{if shop.x}}- a` and `{{end}}` at the beginning of the next line. The editor
 * gets it inside the row, as a mark of its own.
 */
const ROW_CONDITION = /^\{\{if shop\.([\w.]+)\}\}((?:- |\d+\. |\| ))(.*)\n\{\{end\}\}/m
const MOVED_CONDITION = /^((?:- |\d+\. |\| ))\{\{row shop\.([\w.]+)\}\}(.*)\n?/gm

/** Moves the conditions of rows into the rows. */
export function moveConditionsIntoRows(text: string): string {
  let moved = text
  // Each one begins after the end of the one before, on the same line.
  while (ROW_CONDITION.test(moved))
    moved = moved.replace(ROW_CONDITION, (_, path: string, mark: string, row: string) => {
      return `${mark}{{row shop.${path}}}${row}\n`
    })
  return moved
}

/** Moves them back. */
export const moveConditionsBeforeRows = (text: string): string =>
  text.replace(MOVED_CONDITION, (_, mark: string, path: string, row: string) => {
    return `{{if shop.${path}}}${mark}${row}\n{{end}}`
  })
