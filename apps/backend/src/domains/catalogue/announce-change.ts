import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** In seconds: longer than announcing takes in a large shop. */
const TIMEOUT = 60

/** Something that pages show, and the memory of what was announced of it. */
export interface Announceable<State> {
  read(): Promise<State>
  isAnnounced(fingerprint: string): Promise<boolean>
  announce(state: State): Promise<void>
  noteAnnounced(fingerprint: string): Promise<void>
}

/**
 * Announces the current state, unless it is the one that was announced last. Under a lock: of two changes soon after each
 * other, the second is compared with the first. Otherwise a change that is taken back while it is announced would
 * be compared with what was before both, and stay on the pages.
 * @param name of the change in the change feed
 */
export async function announceChange<State>(
  container: MedusaContainer,
  name: string,
  { read, isAnnounced, announce, noteAnnounced }: Announceable<State>,
): Promise<void> {
  const announceOne = async () => {
    const state = await read()
    const fingerprint = createHash("sha256").update(JSON.stringify(state)).digest("base64url")
    if (await isAnnounced(fingerprint)) return
    await announce(state)
    await noteAnnounced(fingerprint)
  }
  await container.resolve(Modules.LOCKING).execute(`announce:${name}`, announceOne, { timeout: TIMEOUT })
}
