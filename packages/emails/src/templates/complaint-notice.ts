import { formatDate } from "@porteka/hungary"
import { type Block, button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderStaffEmail, summaryOf } from "../render-staff-email.ts"
import { type ComplaintContent, complaintBlocks } from "./complaint-content.ts"

/** Informs the staff of a complaint. In Hungarian only, because it is internal. */
export interface ComplaintNoticeProps extends EmailProps, ComplaintContent {
  /** The last day of the answer, YYYY-MM-DD. */
  answer_by: string
  /** Whether there is an order with that number and e-mail address. */
  is_order_known: boolean
  admin_url: string
}

/** Many complaints in a short time, reported in one e-mail. */
export interface ComplaintNoticesProps extends EmailProps {
  cases: Pick<ComplaintNoticeProps, "reference" | "name" | "answer_by">[]
  admin_url: string
}

const OPEN = "Panaszok megnyitása"

/** The notice to the staff, with the day by which the complaint must be answered. */
export function renderComplaintNotice(props: ComplaintNoticeProps): RenderedEmail {
  const { reference, answer_by, is_order_known, admin_url, order_reference } = props
  const opening = `Panasz érkezett. A válasz határideje: ${formatDate(answer_by, "hu")}`
  const blocks: Block[] = [
    paragraph(opening),
    ...complaintBlocks(props, "hu"),
    ...(order_reference
      ? [
          paragraph(
            is_order_known
              ? "A rendelés megvan, az e-mail-cím egyezik."
              : "A megadott adatok alapján nem található rendelés.",
          ),
        ]
      : []),
    button(OPEN, admin_url),
  ]
  return renderStaffEmail(props, {
    blocks,
    preview: opening,
    title: "Panasz érkezett",
    subject: `Panasz érkezett – ${reference}`,
  })
}

/** The complaints that had no notice of their own because too many came at once. */
export function renderComplaintNotices(props: ComplaintNoticesProps): RenderedEmail {
  const { cases, admin_url } = props
  return renderStaffEmail(props, {
    ...summaryOf({
      title: `${cases.length} további panasz érkezett`,
      opening: "Rövid idő alatt sok panasz érkezett; ezekről egyben értesítjük. Mindegyikre válaszolni kell.",
      rows: cases.map(({ reference, name, answer_by }) => [
        reference,
        `${name}, válasz legkésőbb: ${formatDate(answer_by, "hu")}`,
      ]),
      action: button(OPEN, admin_url),
    }),
  })
}
