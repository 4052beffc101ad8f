import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Envelope } from "@medusajs/icons"
import { Container, Heading, Text } from "@medusajs/ui"
import { textsByLanguage } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"
import { TableDownload } from "../../table-download.tsx"

const TEXTS = textsByLanguage({
  hu: {
    heading: "Hírlevél",
    hint: "A megerősített címek, mindegyik a saját leiratkozási hivatkozásával, amelynek minden hírlevélben benne kell lennie. Minden kiküldés előtt töltse le újra: aki leiratkozott, már nincs benne.",
    download: "Címlista letöltése",
  },
  en: {
    heading: "Newsletter",
    hint: "The confirmed addresses, each with its own link to unsubscribe, which every newsletter must carry. Download the list anew before each sending: who has unsubscribed is gone from it.",
    download: "Download the addresses",
  },
})

/** The newsletter's recipients, for the program that sends it. */
export default function Newsletter() {
  const texts = TEXTS[adminLanguage()]
  return (
    <Container>
      <Heading>{texts.heading}</Heading>
      <Text size="small" className="mt-1 mb-4 text-ui-fg-subtle">
        {texts.hint}
      </Text>
      <TableDownload address="/admin/newsletter-subscribers" label={texts.download} />
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.newsletter",
  translationNs: "translation",
  icon: Envelope,
  rank: 9,
})
