import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ListCheckbox } from "@medusajs/icons"
import { Button, Container, Heading } from "@medusajs/ui"
import { DESK_STAGES } from "@porteka/commerce-sdk/wire"
import { deskTexts } from "../../order-desk/desk-labels.ts"
import { DeskRow } from "../../order-desk/desk-row.tsx"
import { StepBar } from "../../order-desk/step-bar.tsx"
import { useDeskList } from "../../order-desk/use-desk-list.ts"
import { PagedTable } from "../../paged-table.tsx"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { SEE_CUSTOMERS } from "../../staff/see-customers.ts"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { TableDownload } from "../../table-download.tsx"

/** Orders by their next step. */
export default function OrderDeskPage() {
  return (
    <ReadableBy readers={SEE_CUSTOMERS} heading={deskTexts().heading}>
      <OrdersByStep />
    </ReadableBy>
  )
}

function OrdersByStep() {
  const texts = deskTexts()
  const desk = useDeskList()
  const { list, counts, stage, chosen, moved } = desk

  return (
    <Container className="p-0">
      <ReaderNote roles={["owner", "orders"]} />
      <div className="flex flex-col gap-3 px-6 py-4">
        <Heading>{texts.heading}</Heading>
        <div className="flex flex-wrap gap-2">
          {DESK_STAGES.map((key) => (
            <Button
              key={key}
              size="small"
              variant={key === stage ? "primary" : "secondary"}
              aria-pressed={key === stage}
              onClick={() => desk.show(key)}
            >
              {texts.stages[key]}
              {counts && ` (${counts[key]})`}
            </Button>
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-3 px-6 pb-2 empty:hidden">
        {list && list.orders.length > 1 && (
          <Button size="small" variant="transparent" className="self-start" onClick={desk.toggleAll}>
            {desk.isAllChosen ? texts.chooseNone : texts.chooseAll}
          </Button>
        )}
        {chosen.length === 0 && moved && (
          <Button size="small" className="self-start" onClick={desk.followMoved}>
            {texts.follow(moved.ids.length, texts.stages[moved.stage])}
          </Button>
        )}
      </div>
      {chosen.length > 0 && <StepBar orders={chosen} onDone={desk.onStepDone} isAboveList />}
      <PagedTable
        columns={texts.columns}
        count={stage ? counts?.[stage] : undefined}
        none={texts.none}
        page={desk.page}
        onPage={(next) => stage && desk.show(stage, next)}
      >
        {list?.orders.map((order) => (
          <DeskRow
            key={order.id}
            order={order}
            notes={desk.notes}
            isChosen={chosen.includes(order)}
            onToggle={() => desk.toggle(order.id)}
          />
        ))}
      </PagedTable>
      <div className="border-t border-ui-border-base px-6 py-4">
        <TableDownload address="/admin/order-desk-export" label={texts.export} />
      </div>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.orderDesk",
  translationNs: "translation",
  icon: ListCheckbox,
  rank: 2,
})
