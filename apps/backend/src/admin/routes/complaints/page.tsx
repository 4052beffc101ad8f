import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChatBubbleLeftRight } from "@medusajs/icons"
import { Container, Text } from "@medusajs/ui"
import { COMPLAINT_STATES, type ComplaintState } from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { ListHead } from "../../list-head.tsx"
import { PagedTable } from "../../paged-table.tsx"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { SEE_CUSTOMERS } from "../../staff/see-customers.ts"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { useAnswer } from "../../use-answer.ts"
import { ComplaintRow } from "./complaint-row.tsx"
import { complaintTexts } from "./complaint-texts.ts"
import { listComplaints } from "./complaints-api.ts"

/** Complaints of consumers, newest first. */
export default function Complaints() {
  return (
    <ReadableBy readers={SEE_CUSTOMERS} heading={complaintTexts().heading}>
      <ComplaintCases />
    </ReadableBy>
  )
}

function ComplaintCases() {
  const texts = complaintTexts()
  const [page, setPage] = useState(0)
  const [state, setState] = useState<ComplaintState | "">("")
  const [list, reload] = useAnswer(useCallback(() => listComplaints(page, state), [page, state]))

  return (
    <Container className="p-0">
      <ReaderNote roles={["owner", "orders"]} />
      <ListHead
        texts={texts}
        states={COMPLAINT_STATES}
        chosen={state}
        onChoose={(chosen) => {
          setState(chosen)
          setPage(0)
        }}
      >
        <Text size="small" className="text-ui-fg-subtle">
          {texts.form[0]}
          <a href="/app/content#list/page" className="text-ui-fg-interactive">
            {texts.pageText}
          </a>
          {texts.form[1]}
        </Text>
      </ListHead>
      <PagedTable
        columns={texts.columns}
        count={list?.count}
        none={state ? texts.none : texts.noneYet}
        page={page}
        onPage={setPage}
      >
        {list?.complaints.map((complaint) => (
          <ComplaintRow key={complaint.id} complaint={complaint} onMoved={reload} />
        ))}
      </PagedTable>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.complaints",
  translationNs: "translation",
  icon: ChatBubbleLeftRight,
  rank: 4,
})
