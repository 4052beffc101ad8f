import { Button, StatusBadge, Text } from "@medusajs/ui"
import type { AdminContactMessage } from "@porteka/commerce-sdk"
import { formatMoment } from "../../format-moment.ts"
import { OrderLink } from "../../order-link.tsx"
import { useBusy } from "../../use-busy.ts"
import { markMessage } from "./contact-messages-api.ts"
import { contactMessagesTexts } from "./contact-messages-texts.ts"

interface MessageRowProps {
  message: AdminContactMessage
  onMarked: () => void
}

/** A message in full, with the way to its answer. */
export function MessageRow({ message, onMarked }: MessageRowProps) {
  const { id, reference, name, email, answered_at: answeredAt, answered_by: answeredBy } = message
  const texts = contactMessagesTexts()
  const [isBusy, run] = useBusy()
  const mark = () =>
    run(async () => {
      await markMessage(id, answeredAt ? "open" : "answered")
      onMarked()
    }, texts.saved)
  return (
    <li className="flex flex-col gap-3 border-t px-6 py-4 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge color={answeredAt ? "green" : "orange"}>
          {texts.states[answeredAt ? "answered" : "open"]}
        </StatusBadge>
        <Text weight="plus">{name}</Text>
        <Text size="small" className="text-ui-fg-subtle">
          {`${email}, ${formatMoment(message.received_at)} · ${reference}`}
          <NamedOrder {...message} />
        </Text>
      </div>
      <Text lang={message.locale} className="max-w-3xl whitespace-pre-line">
        {message.message}
      </Text>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild size="small" variant={answeredAt ? "secondary" : "primary"}>
          <a href={replyAddress(message)} aria-label={texts.replyTo(reference)}>
            {texts.reply}
          </a>
        </Button>
        <Button size="small" variant="secondary" isLoading={isBusy} onClick={mark}>
          {answeredAt ? texts.markOpen : texts.markAnswered}
        </Button>
        {answeredAt && (
          <Text size="small" className="text-ui-fg-subtle">
            {texts.answered(answeredBy ?? "", formatMoment(answeredAt))}
          </Text>
        )}
      </div>
    </li>
  )
}

/** Opens the mail program; "@" as itself, because not every program decodes it. */
const replyAddress = ({ email, reference }: AdminContactMessage) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(`Re: ${reference}`)}`

/** The order number as it was typed; a link to the order if it is the sender's. */
function NamedOrder({ order_id: id, order_reference: number }: AdminContactMessage) {
  const texts = contactMessagesTexts()
  if (number === "") return null
  return (
    <>
      {" · "}
      <OrderLink id={id}>{texts.order(number)}</OrderLink>
    </>
  )
}
