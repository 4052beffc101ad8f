import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { SeedStep } from "../seed-step.ts"

/** Names that Medusa gives to records of a new database, with the shop's names for them. */
const SHIPPING_PROFILES: Record<string, string> = { "Default Shipping Profile": "Áru" }
const REFUND_REASONS: Record<string, { label: string; description: string }> = {
  "Customer Care Adjustment": {
    label: "Engedmény a vásárlónak",
    description: "Kárpótlás a kellemetlenségért, méltányosság",
  },
  "Pricing Error": { label: "Hibás ár", description: "Túlfizetés, kimaradt kedvezmény, rossz ár" },
  "Shipping Issue": {
    label: "Szállítási hiba",
    description: "Elveszett, késett vagy rossz helyre ment csomag",
  },
}

/** The most frequent reasons, which Medusa does not have. */
const MORE_REFUND_REASONS = [
  { code: "withdrawal", label: "Elállás", description: "A vevő elállt a szerződéstől, az áru visszajött" },
  { code: "faulty", label: "Hibás vagy sérült áru", description: "Szavatosság, jótállás, törött csomag" },
]

const RETURN_REASONS = [
  { value: "withdrawal", label: "Elállás" },
  { value: "faulty", label: "Hibás vagy sérült" },
  { value: "wrong_item", label: "Nem ezt rendelte" },
]

/** What the reasons are called and described by, which the admin translates. */
export const namesOfReasons = (): string[] =>
  [...Object.values(REFUND_REASONS), ...MORE_REFUND_REASONS, ...RETURN_REASONS].flatMap((reason) =>
    "description" in reason ? [reason.label, reason.description] : [reason.label],
  )

/** Names of options in the admin's lists. Existing shops keep theirs. */
export const namedRecords: SeedStep = {
  what: "named records",
  units: 1,
  async run(container) {
    const [order] = await container.resolve(Modules.ORDER).listOrders({}, { take: 1, select: ["id"] })
    if (order) return
    await nameShippingProfiles(container)
    await nameRefundReasons(container)
    await ensureReturnReasons(container)
  },
}

async function nameShippingProfiles(container: MedusaContainer): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const profiles = await fulfillment.listShippingProfiles({ name: Object.keys(SHIPPING_PROFILES) })
  for (const { id, name } of profiles)
    await fulfillment.updateShippingProfiles(id, { name: SHIPPING_PROFILES[name] ?? name })
}

async function nameRefundReasons(container: MedusaContainer): Promise<void> {
  const payment = container.resolve(Modules.PAYMENT)
  const reasons = await payment.listRefundReasons({})
  for (const { id, label } of reasons) {
    const named = REFUND_REASONS[label]
    if (named) await payment.updateRefundReasons({ id, ...named })
  }
  const missing = MORE_REFUND_REASONS.filter((more) => !reasons.some(({ label }) => label === more.label))
  await payment.createRefundReasons(missing)
}

async function ensureReturnReasons(container: MedusaContainer): Promise<void> {
  const order = container.resolve(Modules.ORDER)
  const existing = await order.listReturnReasons({}, { take: 1 })
  if (existing.length === 0) await order.createReturnReasons(RETURN_REASONS)
}
