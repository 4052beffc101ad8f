import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Envelope } from "@medusajs/icons"
import { Button, Container, Heading, Text } from "@medusajs/ui"

/** Who gets the newsletter, for the program that writes it. */
export default function Newsletter() {
  return (
    <Container>
      <Heading>Hírlevél</Heading>
      <Text size="small" className="mt-1 mb-4 text-ui-fg-subtle">
        A megerősített címek, mindegyik a saját leiratkozási hivatkozásával, amelynek minden hírlevélben benne
        kell lennie. Minden kiküldés előtt töltse le újra: aki leiratkozott, már nincs benne.
      </Text>
      <Button asChild>
        <a href="/admin/newsletter-subscribers" download>
          Címlista letöltése (CSV)
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
