import { type ItemLine, itemTitle, type TotalLine } from "../document/document.ts"
import { Table } from "./table.tsx"
import { breaking, colors } from "./theme.ts"

const PICTURE_WIDTH = 56
const PICTURE_HEIGHT = 70

/** Lines of an order and, below a rule, their totals. */
export function Items({ lines, totals }: { lines: ItemLine[]; totals: TotalLine[] }) {
  const columns = {
    pictures: lines.some(({ pictureUrl }) => pictureUrl),
    amounts: lines.some(({ amount }) => amount),
  }
  return (
    <>
      <Table style={{ margin: totals.length > 0 ? "0 0 4px" : "0 0 24px" }}>
        {lines.map((line) => (
          <Item key={`${line.title}-${line.details.join()}`} line={line} columns={columns} />
        ))}
      </Table>
      {totals.length > 0 && (
        <Table style={{ margin: "0 0 24px" }}>
          {totals.map((total) => (
            <Total key={total.label} total={total} />
          ))}
        </Table>
      )}
    </>
  )
}

/** The words of a line without picture or amount, such as gift wrapping, also take the column of these. */
function Item({ line, columns }: { line: ItemLine; columns: { pictures: boolean; amounts: boolean } }) {
  const isWide = [columns.pictures && !line.pictureUrl, columns.amounts && !line.amount]
  return (
    <tr>
      {line.pictureUrl && (
        <td className="rule picture" width={PICTURE_WIDTH + 16} style={{ ...cellStyle, paddingRight: 16 }}>
          <img
            src={line.pictureUrl}
            alt=""
            width={PICTURE_WIDTH}
            height={PICTURE_HEIGHT}
            style={pictureStyle}
          />
        </td>
      )}
      <td className="rule" colSpan={1 + isWide.filter(Boolean).length} style={cellStyle}>
        <p className="ink" style={{ ...lineStyle, color: colors.ink }}>
          {itemTitle(line.quantity, line.title)}
        </p>
        {line.details.map((detail) => (
          <p key={detail} className="quiet" style={detailStyle}>
            {detail}
          </p>
        ))}
      </td>
      {line.amount && (
        <td className="rule ink amount" align="right" style={{ ...cellStyle, ...lineStyle, ...amountStyle }}>
          {line.amount}
        </td>
      )}
    </tr>
  )
}

function Total({ total }: { total: TotalLine }) {
  const grand = total.rank === "grand"
  const note = total.rank === "note"
  const style = {
    padding: grand ? "10px 0 2px" : "3px 0",
    fontSize: grand ? 18 : note ? 14 : 15,
    lineHeight: grand ? "28px" : "24px",
    fontWeight: grand ? 600 : "normal",
    color: note ? colors.quiet : colors.ink,
  }
  return (
    <tr>
      <td className={note ? "quiet" : "ink"} style={style}>
        {total.label}
      </td>
      <td className={note ? "quiet" : "ink"} align="right" style={{ ...style, whiteSpace: "nowrap" }}>
        {total.amount}
      </td>
    </tr>
  )
}

const cellStyle = {
  borderBottom: `1px solid ${colors.rule}`,
  padding: "12px 0",
  verticalAlign: "top",
} as const

const lineStyle = { margin: 0, fontSize: 15, lineHeight: "24px", ...breaking } as const

const amountStyle = { color: colors.ink, paddingLeft: 16, whiteSpace: "nowrap" } as const

const detailStyle = {
  margin: 0,
  fontSize: 14,
  lineHeight: "22px",
  color: colors.quiet,
  ...breaking,
} as const

const pictureStyle = { display: "block", border: 0, borderRadius: 3 } as const
