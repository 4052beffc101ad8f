import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** In seconds. */
const TIMEOUT = 30

/** Who is an owner changes one after another: two owners who delete or demote each other at once would leave none. */
export const underStaffLock = <Result>(
  container: MedusaContainer,
  work: () => Promise<Result>,
): Promise<Result> => container.resolve(Modules.LOCKING).execute("staff", work, { timeout: TIMEOUT })
