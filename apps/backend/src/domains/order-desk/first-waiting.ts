import type { DeskStage } from "@porteka/commerce-sdk/wire"

/** What is done first on a morning first. */
const WAITING: readonly DeskStage[] = ["to_pack", "to_ship", "problem", "to_pay", "under_way"]

/**
 * The stage to which the order desk opens: the first in which orders wait for the shop.
 * @param counts number of orders by stage; none counts as 0
 */
export const firstWaiting = (counts: Readonly<Partial<Record<string, number>>>): DeskStage =>
  WAITING.find((stage) => (counts[stage] ?? 0) > 0) ?? "to_pack"
