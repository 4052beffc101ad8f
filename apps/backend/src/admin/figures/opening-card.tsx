import { Container, Heading, Text } from "@medusajs/ui"
import type { OpeningCheck } from "@porteka/commerce-sdk"
import { useEffect, useState } from "react"
import { readOwnRights } from "../staff/staff-api.ts"
import { readOpening } from "./figures-api.ts"
import { OPENING_PLACES, openingTexts } from "./opening-texts.ts"

/** What is left before the shop can open; nothing once everything is done, or for who cannot do it. */
export function OpeningCard() {
  const texts = openingTexts()
  const [checks, setChecks] = useState<OpeningCheck[]>([])
  useEffect(() => {
    // The figures below report that the back end does not answer.
    const reading = Promise.all([readOwnRights(), readOpening()])
    reading.then(
      ([{ role }, answer]) => setChecks(role === "owner" ? answer : []),
      () => setChecks([]),
    )
  }, [])
  const left = checks.filter(({ is_done: isDone }) => !isDone)
  if (left.length === 0) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{texts.heading}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {texts.hint(checks.length - left.length, checks.length)}
        </Text>
      </div>
      <ul className="grid gap-x-6 gap-y-3 px-6 py-4 md:grid-cols-2">
        {left.map(({ code }) => {
          const [title, explanation] = texts.toDo[code]
          const place = OPENING_PLACES[code]
          return (
            <li key={code}>
              <Text size="small" weight="plus">
                {place ? (
                  <a className="text-ui-fg-interactive" href={place}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </Text>
              <Text size="small" className="text-ui-fg-subtle">
                {explanation}
              </Text>
            </li>
          )
        })}
      </ul>
    </Container>
  )
}
