import { toHandle } from "@porteka/hungary"

export interface HandledRecord {
  id: string
  handle: string
}

/**
 * The ASCII handle that a record should have instead of its own: `őszi-bögre` becomes `oszi-bogre`, or
 * `oszi-bogre-2` if that is taken.
 *
 * @param find records with a handle, including deleted ones, because they may be restored
 * @returns undefined if the record's handle is already ASCII, or contains no convertible letter
 */
export async function findFreeHandle(
  { id, handle }: HandledRecord,
  find: (handle: string) => Promise<HandledRecord[]>,
): Promise<string | undefined> {
  const plain = toHandle(handle)
  if (plain === "" || plain === handle) return undefined
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? plain : `${plain}-${number}`
    const others = (await find(candidate)).filter((record) => record.id !== id)
    if (others.length === 0) return candidate
  }
}
