import type { ContentValues } from "../../modules/content/content-kinds.ts"

/** What was typed while a save was on its way: the saved entry must not replace it. */
export const typedSince = (sent: ContentValues, now: ContentValues | null): ContentValues =>
  Object.fromEntries(Object.entries(now ?? {}).filter(([path, value]) => value !== (sent[path] ?? "")))
