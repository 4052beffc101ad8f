import { textsForStaff } from "@porteka/shop/languages"

export const ROWS_TEXTS = textsForStaff({
  hu: {
    add: "Új sor",
    up: (row: number) => `${row}. sor feljebb`,
    down: (row: number) => `${row}. sor lejjebb`,
    remove: (row: number) => `${row}. sor törlése`,
    cell: (row: number, label: string) => `${row}. sor: ${label}`,
    value: (number: number) => `${number}. érték`,
    more: "további…",
    none: "Még egy sincs.",
  },
  en: {
    add: "Add a row",
    up: (row: number) => `Move row ${row} up`,
    down: (row: number) => `Move row ${row} down`,
    remove: (row: number) => `Remove row ${row}`,
    cell: (row: number, label: string) => `Row ${row}: ${label}`,
    value: (number: number) => `value ${number}`,
    more: "one more…",
    none: "None yet.",
  },
})
