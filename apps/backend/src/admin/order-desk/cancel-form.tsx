import { Button, Label, Text } from "@medusajs/ui"
import { CANCEL_REASONS, type CancelReason } from "@porteka/commerce-sdk/wire"
import { textsForStaff } from "@porteka/shop/languages"
import { useState } from "react"
import { adminLanguage } from "../language.ts"
import { SELECT } from "../select-class.ts"
import { useBusy } from "../use-busy.ts"
import { cancelOrder } from "./desk-api.ts"
import { Section } from "./panel-section.tsx"

const TEXTS = textsForStaff({
  hu: {
    heading: "Rendelés törlése",
    hint: "A vevő levelet kap az okkal; a befizetett összeg visszajár, a készlet felszabadul. Nem vonható vissza.",
    reason: "A törlés oka",
    choose: "Válasszon…",
    reasons: {
      customer: "A vevő kérte",
      out_of_stock: "Elfogyott a termék",
      unpaid: "Nem érkezett meg a pénz",
      not_accepted: "A csomagot nem vették át, visszajött",
      other: "Egyéb: nem tudjuk teljesíteni",
    },
    cancel: "Rendelés törlése",
    done: "A rendelést törölte. A vevő levelet kap.",
  },
  en: {
    heading: "Cancel the order",
    hint: "The customer gets an e-mail with the reason; what was paid is to be refunded, the stock is released. This cannot be undone.",
    reason: "Why it is canceled",
    choose: "Choose…",
    reasons: {
      customer: "The customer asked for it",
      out_of_stock: "The product is sold out",
      unpaid: "The money did not arrive",
      not_accepted: "The parcel was not accepted and came back",
      other: "Other: it cannot be fulfilled",
    },
    cancel: "Cancel the order",
    done: "The order is canceled. The customer gets an e-mail.",
  },
})

/** Cancels an order of which nothing was packed. */
export function CancelForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const texts = TEXTS[adminLanguage()]
  const [reason, setReason] = useState<CancelReason | "">("")
  const [isBusy, run] = useBusy()
  const cancel = () => {
    if (reason === "") return
    return run(async () => {
      await cancelOrder(orderId, reason)
      onDone()
    }, texts.done)
  }
  return (
    <Section title={texts.heading}>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {texts.hint}
      </Text>
      <Label htmlFor="cancel-reason" size="small">
        {texts.reason}
      </Label>
      <div className="flex flex-wrap gap-2">
        <select
          id="cancel-reason"
          value={reason}
          onChange={(event) => setReason(event.target.value as CancelReason | "")}
          className={SELECT}
        >
          <option value="">{texts.choose}</option>
          {CANCEL_REASONS.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </select>
        <Button size="small" variant="danger" disabled={reason === ""} isLoading={isBusy} onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </Section>
  )
}
