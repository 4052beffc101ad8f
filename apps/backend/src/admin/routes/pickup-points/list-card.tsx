import { Button, Heading, Label, StatusBadge, Switch, Text } from "@medusajs/ui"
import type { PickupPointList } from "@porteka/commerce-sdk"
import { FileButton } from "../../file-button.tsx"
import { formatMoment } from "../../format-moment.ts"
import { readText } from "../../read-text.ts"
import type { ListTexts } from "./list-texts.ts"

interface ListCardProps {
  list: PickupPointList
  texts: ListTexts
  isBusy: boolean
  onUse: (used: boolean) => void
  /** Without content, the list is downloaded. */
  onRead: (content?: string) => void
}

/**
 * One carrier's list: whether the shop offers its points, the result of the last update, and a button to
 * update it.
 */
export function ListCard({ list, texts, isBusy, onUse, onRead }: ListCardProps) {
  const { code, used, trouble, problems } = list
  return (
    <section aria-label={list.name} className="flex flex-col gap-3 px-6 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level="h2">{list.name}</Heading>
        <ListState list={list} texts={texts} />
        <Text size="small" className="text-ui-fg-subtle">
          {list.read_at ? texts.readAt(list.points, formatMoment(list.read_at)) : texts.neverRead}
        </Text>
        <div className="ml-auto flex items-center gap-2">
          <Switch
            id={`use-${code}`}
            className="shrink-0"
            checked={used}
            disabled={isBusy}
            onCheckedChange={onUse}
          />
          <Label htmlFor={`use-${code}`}>{texts.offer}</Label>
        </div>
      </div>
      {trouble && (
        <Text size="small" role="alert" className="text-ui-fg-error">
          {trouble} {list.tried_at && `(${formatMoment(list.tried_at)})`}
        </Text>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {list.address && (
          <Button variant="secondary" size="small" isLoading={isBusy} onClick={() => onRead()}>
            {texts.fetch}
          </Button>
        )}
        <FileButton
          accept=".json,.xml,application/json,text/xml"
          disabled={isBusy}
          onChoose={async (file) => onRead(await readText(file))}
        >
          {texts.file}
        </FileButton>
      </div>
      {!list.address && (
        <Text size="small" className="text-ui-fg-subtle">
          {texts.noAddress}
        </Text>
      )}
      {problems.length > 0 && (
        <details className="text-sm">
          <summary>{texts.leftOut(problems.length)}</summary>
          <ul>
            {problems.map(({ row, message }) => (
              <li key={row}>{texts.row(row, message)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function ListState({ list, texts }: Pick<ListCardProps, "list" | "texts">) {
  if (!list.used) return <StatusBadge color="grey">{texts.notUsed}</StatusBadge>
  if (list.points === 0) return <StatusBadge color="orange">{texts.empty}</StatusBadge>
  return <StatusBadge color="green">{texts.used}</StatusBadge>
}
