import { useEffect, useState } from "react"
import { fetchJson } from "./back-end.ts"

export interface NamedRecord {
  handle: string
  title: string
}

type Kind = "products" | "collections"

/** Maximum number of suggestions; anything else can still be typed. */
const MOST_RECORDS = 1000

const asked = new Map<Kind, Promise<readonly NamedRecord[]>>()

/** Handles and titles of a kind of records, for fields that contain handles. */
export function useRecords(kind: Kind | undefined): readonly NamedRecord[] {
  const [records, setRecords] = useState<readonly NamedRecord[]>([])
  useEffect(() => {
    if (!kind) return
    const answer = asked.get(kind) ?? read(kind)
    asked.set(kind, answer)
    // A field without suggestions still accepts typed text.
    answer.then(setRecords, () => asked.delete(kind))
  }, [kind])
  return records
}

async function read(kind: Kind): Promise<readonly NamedRecord[]> {
  const answer = await fetchJson<Partial<Record<Kind, NamedRecord[]>>>(
    `/admin/${kind}?fields=handle,title&order=title&limit=${MOST_RECORDS}`,
  )
  return answer[kind] ?? []
}
