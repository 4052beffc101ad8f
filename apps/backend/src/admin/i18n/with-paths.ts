/** Nested texts, as i18next needs them. */
export interface Texts {
  [name: string]: string | Texts
}

/** Adds texts, given by their path (`orders.domain`); an existing text stays. */
export function withPaths(texts: Texts, more: Readonly<Record<string, string>>): Texts {
  const all = structuredClone(texts)
  for (const [path, text] of Object.entries(more)) {
    const names = path.split(".")
    const last = names.pop() ?? ""
    let group = all
    for (const name of names) {
      const inner = group[name] ?? {}
      if (typeof inner === "string") throw new Error(`${path} lies below a text`)
      group[name] = inner
      group = inner
    }
    group[last] ??= text
  }
  return all
}
