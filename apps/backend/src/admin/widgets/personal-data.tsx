import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, usePrompt } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import { useNavigate } from "react-router-dom"
import { fetchJson } from "../back-end.ts"
import { CardHead } from "../card-head.tsx"
import { adminLanguage } from "../language.ts"
import { useBusy } from "../use-busy.ts"
import { withBoundary } from "../widget-boundary.tsx"

const TEXTS = textsForStaff({
  hu: {
    heading: "Személyes adatok",
    hint: "Ha a vevő kéri az adatait vagy a törlésüket, egy hónapon belül teljesíteni kell (GDPR 12., 15. és 17. cikk). Előbb győződjön meg róla, hogy ő kéri: erről az e-mail-címről írt-e. A PDF az ő nyelvén készül: csatolja a válaszához; a JSON-fájl akkor kell, ha más szolgáltatáshoz viszi át az adatait.",
    paper: "Adatok olvashatóan (PDF)",
    file: "Adatok géppel olvashatóan (JSON)",
    erase: "Adatok törlése",
    sure: (email: string) => `Végleg törli ${email} adatait?`,
    what: "Törlődik a név, a telefonszám, a cím, a fiók, az üzenetek, a vélemények és a hírlevél-feliratkozás. A számlázási név és cím a számlákkal együtt a törvényes nyolc évig megmarad. Nem vonható vissza.",
    type: "A megerősítéshez írja be: {val}",
    back: "Mégsem",
    done: "Az adatokat töröltük.",
  },
  en: {
    heading: "Personal data",
    hint: "If customers ask for their data or its erasure, it has to be done within a month (GDPR Articles 12, 15 and 17). First make sure that they ask themselves: was it written from this e-mail address? The PDF is in the customer's language: attach it to your answer. The JSON file is for customers who take their data to another service.",
    paper: "The data to read (PDF)",
    file: "The data for machines (JSON)",
    erase: "Erase the data",
    sure: (email: string) => `Erase the data of ${email} for good?`,
    what: "Name, telephone number, address, account, messages, reviews and newsletter subscription are erased. The name and address on invoices stay with them for the eight years that the law asks for. This cannot be undone.",
    type: "To confirm, type {val}",
    back: "Cancel",
    done: "The data were erased.",
  },
})

/** What a customer may ask the shop for: a copy of the data, or their erasure. */
function PersonalData({ data: { id, email } }: DetailWidgetProps<AdminCustomer>) {
  const texts = TEXTS[adminLanguage()]
  const [isBusy, run] = useBusy()
  const prompt = usePrompt()
  const navigate = useNavigate()

  const erase = async () => {
    const isSure = await prompt({
      title: texts.sure(email),
      description: texts.what,
      verificationInstruction: texts.type,
      verificationText: email,
      confirmText: texts.erase,
      cancelText: texts.back,
    })
    if (!isSure) return
    await run(async () => {
      await fetchJson(`/admin/personal-data/${id}`, { method: "DELETE" })
      navigate("/customers", { replace: true })
    }, texts.done)
  }

  return (
    <Container className="p-0">
      <CardHead level="h2" heading={texts.heading} hint={texts.hint}>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" asChild>
            <a href={`/admin/personal-data/${id}/document`} target="_blank" rel="noreferrer">
              {texts.paper}
            </a>
          </Button>
          <Button size="small" variant="secondary" asChild>
            <a href={`/admin/personal-data/${id}`} download>
              {texts.file}
            </a>
          </Button>
          <Button size="small" variant="danger" isLoading={isBusy} onClick={erase}>
            {texts.erase}
          </Button>
        </div>
      </CardHead>
    </Container>
  )
}

export default withBoundary(PersonalData)

export const config = defineWidgetConfig({ zone: "customer.details.after" })
