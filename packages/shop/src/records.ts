/** The keys of a table; `Object.keys` returns them as any strings. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[]
}

/** A table with an entry for each of these keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  entryOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, entryOf(key)])) as Record<Key, Value>
}
