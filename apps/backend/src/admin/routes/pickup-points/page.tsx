import { defineRouteConfig } from "@medusajs/admin-sdk"
import { MapPin } from "@medusajs/icons"
import { Container, toast } from "@medusajs/ui"
import type { PickupPointList } from "@porteka/commerce-sdk"
import { useEffect, useState } from "react"
import { CardHead } from "../../card-head.tsx"
import { useBusy } from "../../use-busy.ts"
import { ListCard } from "./list-card.tsx"
import { listTexts } from "./list-texts.ts"
import { offerList, readList, readLists } from "./pickup-points-api.ts"
import { PriceCard } from "./price-card.tsx"

/** What deliveries cost, and the carriers whose points the checkout offers. */
export default function PickupPoints() {
  const texts = listTexts()
  const [lists, setLists] = useState<PickupPointList[]>([])
  const [isBusy, run] = useBusy()
  const [changed, setChanged] = useState<string | null>(null)
  useEffect(() => {
    readLists().then(
      (answer) => setLists(answer.lists),
      (error: Error) => toast.error(error.message),
    )
  }, [])

  const change = async (code: string, call: () => Promise<{ lists: PickupPointList[] }>) => {
    setChanged(code)
    await run(async () => {
      const answer = await call()
      setLists(answer.lists)
      toastResult(answer.lists.find((list) => list.code === code))
    })
  }
  const toastResult = (list: PickupPointList | undefined) => {
    if (list?.trouble) toast.error(list.trouble)
    else if (list?.used) toast.success(texts.done(list.name, list.points))
  }

  return (
    <div className="flex flex-col gap-3">
      <PriceCard />
      <Container className="divide-y p-0">
        <CardHead level="h2" heading={texts.heading} hint={texts.hint} />
        {lists.map((list) => (
          <ListCard
            key={list.code}
            list={list}
            texts={texts}
            isBusy={isBusy && changed === list.code}
            onUse={(used) => change(list.code, () => offerList(list.code, used))}
            onRead={(content) => change(list.code, () => readList(list.code, content))}
          />
        ))}
      </Container>
    </div>
  )
}

export const config = defineRouteConfig({
  label: "menu.delivery",
  translationNs: "translation",
  icon: MapPin,
  rank: 8,
})
