import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Envelope } from "@medusajs/icons"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { textsByLanguage } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

const TEXTS = textsByLanguage({
  hu: {
    heading: "Hírlevél",
    hint: "A megerősített címek, mindegyik a saját leiratkozási hivatkozásával, amelynek minden hírlevélben benne kell lennie. Minden kiküldés előtt töltse le újra: aki leiratkozott, már nincs benne.",
    download: "Címlista letöltése (CSV)",
  },
  en: {
    heading: "Newsletter",
    hint: "The confirmed addresses, each with its own link to unsubscribe, which every newsletter must carry. Download the list anew before each sending: who has unsubscribed is gone from it.",
    download: "Download the addresses (CSV)",
  },
})

/** Who gets the newsletter, for the program that writes it. */
export default function Newsletter() {
  const texts = TEXTS[adminLanguage()]
  return (
    <Container>
      <Heading>{texts.heading}</Heading>
      <Text size="small" className="mt-1 mb-4 text-ui-fg-subtle">
        {texts.hint}
      </Text>
      <Button asChild>
        <a href="/admin/newsletter-subscribers" download>
          {texts.download}
        </a>
      </Button>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.newsletter",
  translationNs: "translation",
  icon: Envelope,
  rank: 9,
})
