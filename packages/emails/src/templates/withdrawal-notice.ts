import { formatDate, formatDateTime, type WithdrawalStatus } from "@porteka/hungary"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderStaffEmail, summaryOf } from "../render-staff-email.ts"

/** Informs the staff about a withdrawal. In Hungarian only, because it is internal. */
export interface WithdrawalNoticeProps extends EmailProps {
  reference: string
  received_at: Date | string
  name: string
  order_reference: string
  email: string
  statement: string
  /** How certain the match between declaration and order is. */
  order_match: "number_and_email" | "number_only" | "none"
  deadline_status: WithdrawalStatus
  is_company: boolean
  has_exempt_goods: boolean
  /** The last day of the refund, YYYY-MM-DD. */
  refund_by: string
  admin_url: string
}

/** Many declarations within a short time, in one e-mail. */
export interface WithdrawalNoticesProps extends EmailProps {
  cases: Pick<WithdrawalNoticeProps, "reference" | "name" | "order_reference" | "refund_by">[]
  admin_url: string
}

const ORDER: Record<WithdrawalNoticeProps["order_match"], string> = {
  number_and_email: "megvan, az e-mail-cím egyezik",
  number_only: "van ilyen számú rendelés, de más e-mail-címmel",
  none: "a megadott adatok alapján nem található",
}

const DEADLINE: Record<WithdrawalStatus, string> = {
  within: "határidőben érkezett",
  expired: "a 14 napos határidő után érkezett",
  unknown: "nem állapítható meg (az átvétel napja nem ismert)",
}

/** The notice to the staff, with the last day of the refund. */
export function renderWithdrawalNotice(props: WithdrawalNoticeProps): RenderedEmail {
  const { reference } = props
  const subject = `Elállás érkezett – ${reference}`
  const opening = `${props.name} elállt a szerződéstől. A visszatérítés határideje: ${formatDate(props.refund_by, "hu")}`
  const blocks: Block[] = [
    paragraph(opening),
    heading("A nyilatkozat"),
    facts(
      ["Beérkezett", formatDateTime(props.received_at, "hu")],
      ["Név", props.name],
      ["Rendelésszám", props.order_reference],
      ["E-mail-cím", props.email],
      ["Nyilatkozat", props.statement],
    ),
    heading("Amit a rendelésről tudunk"),
    facts(
      ["Rendelés", ORDER[props.order_match]],
      ["Határidő", DEADLINE[props.deadline_status]],
      ["Céges vásárló", props.is_company ? "igen" : "nem"],
      ["Kivétel alá eső termék", props.has_exempt_goods ? "van a rendelésben" : "nincs"],
    ),
    paragraph(
      "Ezek csak jelzések: a nyilatkozatot minden esetben egyeztetni kell, és a vásárlónak válaszolni.",
    ),
    button("Elállások megnyitása", props.admin_url),
  ]
  return renderStaffEmail(props, {
    subject,
    blocks,
    preview: opening,
    title: "Elállás érkezett",
  })
}

/** The declarations that had no notice of their own because too many came at once. */
export function renderWithdrawalNotices(props: WithdrawalNoticesProps): RenderedEmail {
  const { cases, admin_url } = props
  return renderStaffEmail(props, {
    ...summaryOf({
      title: `${cases.length} további elállás érkezett`,
      opening:
        "Rövid idő alatt sok elállás érkezett; ezekről egyben értesítjük. Mindegyikre válaszolni kell.",
      rows: cases.map(({ reference, name, order_reference, refund_by }) => [
        reference,
        `${name}, rendelés: ${order_reference}, visszatérítés legkésőbb: ${formatDate(refund_by, "hu")}`,
      ]),
      action: button("Elállások megnyitása", admin_url),
    }),
  })
}
