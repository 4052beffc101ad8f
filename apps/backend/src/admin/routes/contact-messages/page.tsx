import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Envelope } from "@medusajs/icons"
import { Container, Heading, Text } from "@medusajs/ui"
import { CONTACT_MESSAGE_STATES, type ContactMessageState } from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { Pager } from "../../pager.tsx"
import { SELECT } from "../../select-class.ts"
import { useAnswer } from "../../use-answer.ts"
import { listMessages } from "./contact-messages-api.ts"
import { contactMessagesTexts } from "./contact-messages-texts.ts"
import { MessageRow } from "./message-row.tsx"

/** Messages of the contact page, newest first. */
export default function ContactMessages() {
  const texts = contactMessagesTexts()
  const [page, setPage] = useState(0)
  const [state, setState] = useState<ContactMessageState | "">("")
  const [list, reload] = useAnswer(useCallback(() => listMessages(page, state), [page, state]))

  return (
    <Container className="p-0">
      <div className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
        <div className="min-w-72 flex-1">
          <Heading>{texts.heading}</Heading>
          <Text size="small" className="max-w-3xl text-ui-fg-subtle">
            {texts.hint}
          </Text>
        </div>
        <select
          aria-label={texts.state}
          value={state}
          onChange={(event) => {
            setState(event.target.value as ContactMessageState | "")
            setPage(0)
          }}
          className={SELECT}
        >
          <option value="">{texts.all}</option>
          {CONTACT_MESSAGE_STATES.map((value) => (
            <option key={value} value={value}>
              {texts.states[value]}
            </option>
          ))}
        </select>
      </div>
      {list?.count === 0 && (
        <Text className="px-6 pb-6 text-ui-fg-subtle">{state ? texts.none : texts.noneYet}</Text>
      )}
      <ul>
        {list?.messages.map((message) => (
          <MessageRow key={message.id} message={message} onMarked={reload} />
        ))}
      </ul>
      {list && list.count > 0 && <Pager count={list.count} page={page} onPage={setPage} />}
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.contactMessages",
  translationNs: "translation",
  icon: Envelope,
  rank: 4,
})
