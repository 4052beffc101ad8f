import { defineRouteConfig } from "@medusajs/admin-sdk"
import { MagnifyingGlass } from "@medusajs/icons"
import { Container, Table } from "@medusajs/ui"
import { LOCALES, textsForStaff } from "@porteka/shop/languages"
import { useCallback, useState } from "react"
import { languageName } from "../../../staff-language/staff-language.ts"
import { CardHead } from "../../card-head.tsx"
import { csvAddress } from "../../figures/figures-api.ts"
import { formatMoment } from "../../format-moment.ts"
import { adminLanguage } from "../../language.ts"
import { PagedTable } from "../../paged-table.tsx"
import { SELECT } from "../../select-class.ts"
import { TableDownload } from "../../table-download.tsx"
import { useAnswer } from "../../use-answer.ts"
import { listMissedSearches } from "./missed-searches-api.ts"

const TEXTS = textsForStaff({
  hu: {
    columns: ["Keresett szó", "A bolt nyelve", "Hányszor", "Utoljára"],
    heading: "Sikertelen keresések",
    hint: "Ezeket keresték a vásárlók, és nem volt rá pontos találat, legfeljebb hasonló termék. Az elütések nem kerülnek ide; az ékezetek és a kis- és nagybetűk nem számítanak.",
    language: "A bolt nyelve",
    all: "minden nyelv",
    none: "Eddig minden keresésre volt pontos találat.",
  },
  en: {
    columns: ["Searched for", "Language of the shop", "How often", "Last"],
    heading: "Missed searches",
    hint: "Shoppers searched for these and found nothing exact, at most something similar. Slips of the fingers are not listed; accents and capitals do not count.",
    language: "Language of the shop",
    all: "all languages",
    none: "Every search has found something exact so far.",
  },
})

/** Searches without results: products to add to the shop, or words for the synonyms. */
export default function MissedSearches() {
  const texts = TEXTS[adminLanguage()]
  const [page, setPage] = useState(0)
  const [locale, setLocale] = useState("")
  const [list] = useAnswer(useCallback(() => listMissedSearches(page, locale), [page, locale]))

  return (
    <Container className="p-0">
      <CardHead
        heading={texts.heading}
        hint={texts.hint}
        actions={
          <span className="flex flex-wrap gap-2">
            <TableDownload address={csvAddress("missed")} label={texts.heading} isShort />
            <select
              aria-label={texts.language}
              value={locale}
              onChange={(event) => {
                setLocale(event.target.value)
                setPage(0)
              }}
              className={SELECT}
            >
              <option value="">{texts.all}</option>
              {LOCALES.map((value) => (
                <option key={value} value={value}>
                  {languageName(value)}
                </option>
              ))}
            </select>
          </span>
        }
      />
      <PagedTable columns={texts.columns} count={list?.count} none={texts.none} page={page} onPage={setPage}>
        {list?.missed_searches.map(({ locale: language, query, count: times, last_asked_at: last }) => (
          <Table.Row key={`${language} ${query}`}>
            <Table.Cell>{query}</Table.Cell>
            <Table.Cell>{languageName(language)}</Table.Cell>
            <Table.Cell>{times}</Table.Cell>
            <Table.Cell>{formatMoment(last)}</Table.Cell>
          </Table.Row>
        ))}
      </PagedTable>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.missedSearches",
  translationNs: "translation",
  icon: MagnifyingGlass,
  rank: 10,
})
