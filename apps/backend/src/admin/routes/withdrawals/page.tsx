import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ArrowUturnLeft } from "@medusajs/icons"
import { Container } from "@medusajs/ui"
import type { WithdrawalDecision } from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { CardHead } from "../../card-head.tsx"
import { withdrawalTexts } from "../../order-desk/withdrawal-labels.ts"
import { PagedTable } from "../../paged-table.tsx"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { SEE_CUSTOMERS } from "../../staff/see-customers.ts"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { useAnswer } from "../../use-answer.ts"
import { WithdrawalRow } from "./withdrawal-row.tsx"
import { changeStatus, listWithdrawals } from "./withdrawals-api.ts"

/** Declarations of withdrawal, newest first. */
export default function Withdrawals() {
  return (
    <ReadableBy readers={SEE_CUSTOMERS} heading={withdrawalTexts().heading}>
      <WithdrawalCases />
    </ReadableBy>
  )
}

function WithdrawalCases() {
  const texts = withdrawalTexts()
  const [page, setPage] = useState(0)
  const [list, reload] = useAnswer(useCallback(() => listWithdrawals(page), [page]))

  const change = async (id: string, status: WithdrawalDecision, reason?: string) => {
    await changeStatus(id, status, reason)
    reload()
  }

  return (
    <Container className="p-0">
      <ReaderNote roles={["owner", "orders"]} />
      <CardHead heading={texts.heading} hint={texts.hint} />
      <PagedTable columns={texts.columns} count={list?.count} none={texts.none} page={page} onPage={setPage}>
        {list?.withdrawals.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onChange={change} />
        ))}
      </PagedTable>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.withdrawals",
  translationNs: "translation",
  icon: ArrowUturnLeft,
  rank: 3,
})
