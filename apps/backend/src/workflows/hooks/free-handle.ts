import { toHandle } from "@porteka/hungary"

export interface HandledRecord {
  id: string
  handle: string
}

/**
 * The plain handle a record should have instead of its own: `őszi-bögre` gives `oszi-bogre`, or `oszi-bogre-2` where
 * another has that.
 *
 * @param find records with a handle, deleted ones too: they may be restored
 * @returns nothing when the record's handle is plain already, or has no letter to make one of
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
