const hungarian = /* @__PURE__ */ new Intl.Collator("hu", { numeric: true })
const english = /* @__PURE__ */ new Intl.Collator("en", { numeric: true })

/** Compares two texts in Hungarian order: `csizma` comes after `cukor`, `ö` after `o`; numbers by value. */
export function compareHungarian(a: string, b: string): number {
  return hungarian.compare(a, b)
}

/** The same for either language: names sort as their reader expects. */
export function compareIn(locale: "hu" | "en"): (a: string, b: string) => number {
  return locale === "hu" ? hungarian.compare : english.compare
}
