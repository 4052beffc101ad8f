import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Envelope } from "@medusajs/icons"
import { Container, Heading, Text } from "@medusajs/ui"
import type { NewsletterCounts } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { fetchJson } from "../../back-end.ts"
import { adminLanguage } from "../../language.ts"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { TableDownload } from "../../table-download.tsx"
import { useAnswer } from "../../use-answer.ts"

interface NewsletterTexts {
  heading: string
  hint: string
  counts: (counts: NewsletterCounts) => string
  download: string
}

const TEXTS = textsForStaff<NewsletterTexts>({
  hu: {
    heading: "Hírlevél",
    hint: "A megerősített címek, mindegyik a saját leiratkozási hivatkozásával, amelynek minden hírlevélben benne kell lennie. Minden kiküldés előtt töltse le újra: aki leiratkozott, már nincs benne.",
    counts: ({ confirmed, asked }) => `Feliratkozott: ${confirmed}. Még nem erősítette meg: ${asked}.`,
    download: "Címlista letöltése",
  },
  en: {
    heading: "Newsletter",
    hint: "The confirmed addresses, each with its own link to unsubscribe, which every newsletter must carry. Download the list anew before each sending: who has unsubscribed is gone from it.",
    counts: ({ confirmed, asked }) => `Subscribed: ${confirmed}. Not confirmed yet: ${asked}.`,
    download: "Download the addresses",
  },
})

export default function NewsletterPage() {
  return (
    <ReadableBy readers={["owner"]} heading={TEXTS[adminLanguage()].heading}>
      <Newsletter />
    </ReadableBy>
  )
}

const readCounts = () => fetchJson<NewsletterCounts>("/admin/newsletter-subscribers/counts")

/** The newsletter's recipients, for the program that sends it. */
function Newsletter() {
  const texts = TEXTS[adminLanguage()]
  const [counts] = useAnswer(readCounts)
  return (
    <Container>
      <Heading>{texts.heading}</Heading>
      <Text size="small" className="mt-1 mb-4 text-ui-fg-subtle">
        {texts.hint}
      </Text>
      {counts && (
        <Text size="small" weight="plus" className="mb-4">
          {texts.counts(counts)}
        </Text>
      )}
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
