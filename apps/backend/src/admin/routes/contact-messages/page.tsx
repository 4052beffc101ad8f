import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Envelope } from "@medusajs/icons"
import { Container, Text } from "@medusajs/ui"
import { CONTACT_MESSAGE_STATES, type ContactMessageState } from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { ListHead } from "../../list-head.tsx"
import { Pager } from "../../pager.tsx"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { SEE_CUSTOMERS } from "../../staff/see-customers.ts"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { useAnswer } from "../../use-answer.ts"
import { listMessages } from "./contact-messages-api.ts"
import { contactMessagesTexts } from "./contact-messages-texts.ts"
import { MessageRow } from "./message-row.tsx"

/** Messages of the contact page, newest first. */
export default function ContactMessages() {
  return (
    <ReadableBy readers={SEE_CUSTOMERS} heading={contactMessagesTexts().heading}>
      <ReceivedMessages />
    </ReadableBy>
  )
}

function ReceivedMessages() {
  const texts = contactMessagesTexts()
  const [page, setPage] = useState(0)
  const [state, setState] = useState<ContactMessageState | "">("")
  const [list, reload] = useAnswer(useCallback(() => listMessages(page, state), [page, state]))

  return (
    <Container className="p-0">
      <ReaderNote roles={["owner", "orders"]} />
      <ListHead
        texts={texts}
        states={CONTACT_MESSAGE_STATES}
        chosen={state}
        onChoose={(chosen) => {
          setState(chosen)
          setPage(0)
        }}
      />
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
