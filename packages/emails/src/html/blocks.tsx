import { createElement, Fragment, type ReactNode } from "react"
import type { Block, Column, Fact, Inline } from "../document/document.ts"
import { Items } from "./items.tsx"
import { Table } from "./table.tsx"
import { breaking, colors, fonts } from "./theme.ts"

/** Renders blocks one after the other; `small` inside the small print. */
export function BlockList({ blocks, small = false }: { blocks: Block[]; small?: boolean }) {
  return inOrder(blocks.map((block) => createElement(BlockView, { block, small })))
}

/** The children never change their order, so they need no keys. */
function inOrder(children: ReactNode[]) {
  return createElement(Fragment, null, ...children)
}

function BlockView({ block, small }: { block: Block; small: boolean }) {
  switch (block.kind) {
    case "paragraph":
      return <Paragraph content={block.content} small={small} />
    case "heading":
      return <Heading text={block.text} small={small} />
    case "button":
      return <Button label={block.label} href={block.href} />
    case "facts":
      return <Facts facts={block.facts} small={small} />
    case "items":
      return <Items lines={block.lines} totals={block.totals} />
    case "columns":
      return <Columns columns={block.columns} />
    case "code":
      return <Code code={block.code} />
    case "panel":
      return <Panel title={block.title} blocks={block.blocks} />
    case "smallPrint":
      return <SmallPrint title={block.title} blocks={block.blocks} />
  }
}

function Paragraph({ content, small }: { content: Inline[]; small: boolean }) {
  const size = small ? { fontSize: 14, lineHeight: "22px" } : { fontSize: 16, lineHeight: "26px" }
  const color = small ? colors.quiet : colors.ink
  return (
    <p
      className={small ? "quiet" : "ink"}
      style={{ margin: small ? "0 0 10px" : "0 0 16px", color: color, ...size, ...breaking }}
    >
      {inOrder(content.map((inline) => createElement(InlineView, { inline })))}
    </p>
  )
}

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === "string") return inline
  if ("strong" in inline) return <strong style={{ whiteSpace: "nowrap" }}>{inline.strong}</strong>
  return (
    <a href={inline.href} className="forest" style={{ color: colors.forest, textDecoration: "underline" }}>
      {inline.link}
    </a>
  )
}

function Heading({ text, small }: { text: string; small: boolean }) {
  const size = small ? { fontSize: 15, lineHeight: "22px" } : { fontSize: 20, lineHeight: "28px" }
  const style = {
    margin: small ? "16px 0 6px" : "28px 0 12px",
    fontFamily: fonts.title,
    fontWeight: "normal",
    ...size,
  }
  return (
    <h2 className="ink" style={{ ...style, color: colors.ink }}>
      {text}
    </h2>
  )
}

/** Padding and color are on the cell, because Outlook ignores both on a link. */
function Button({ label, href }: { label: string; href: string }) {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={{ margin: "8px 0 24px" }}>
      <tbody>
        <tr>
          <td className="action" bgcolor={colors.forest} style={{ borderRadius: 4, padding: "13px 26px" }}>
            <a href={href} className="action-text" style={buttonStyle}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Facts({ facts, small }: { facts: Fact[]; small: boolean }) {
  const size = small ? { fontSize: 14, lineHeight: "22px" } : { fontSize: 15, lineHeight: "24px" }
  return (
    <Table style={{ margin: "0 0 16px" }}>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <td
            className="fact quiet"
            width={small ? "36%" : "40%"}
            style={{ ...factStyle, ...size, color: colors.quiet }}
          >
            {label}
          </td>
          <td className="fact ink" style={{ ...factStyle, ...size, ...breaking, color: colors.ink }}>
            {value}
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Columns({ columns }: { columns: Column[] }) {
  return (
    <Table style={{ margin: "8px 0 20px" }}>
      <tr>
        {columns.map(({ title, lines }) => (
          <td key={title} className="column" width="50%" style={{ verticalAlign: "top", paddingRight: 16 }}>
            <p
              className="quiet"
              style={{
                margin: "0 0 4px",
                fontSize: 14,
                lineHeight: "22px",
                color: colors.quiet,
                ...breaking,
              }}
            >
              {title}
            </p>
            {lines.map((line) => (
              <p key={line} className="ink" style={columnLineStyle}>
                {line}
              </p>
            ))}
          </td>
        ))}
      </tr>
    </Table>
  )
}

const SHORT_CODE = 8
const GROUP = 4
/** On a phone, a line holds this many characters of a code. */
const LINE = 2 * GROUP

/** A gift card's code in groups of four, which are typed without mistakes; a line breaks between two pairs. */
const inGroups = (code: string) =>
  code.replace(/.{4}(?=.)/g, (group, at: number) => `${group}${(at + GROUP) % LINE === 0 ? " " : "\u00a0"}`)

function Code({ code }: { code: string }) {
  const isShort = code.length <= SHORT_CODE
  return (
    <Table style={{ margin: "8px 0 24px" }}>
      <tr>
        <td
          align="center"
          className="panel ink"
          bgcolor={colors.panel}
          style={isShort ? codeStyle : { ...codeStyle, letterSpacing: "0.1em" }}
        >
          {isShort ? code : inGroups(code)}
        </td>
      </tr>
    </Table>
  )
}

function Panel({ title, blocks }: { title: string; blocks: Block[] }) {
  return (
    <Table style={{ margin: "8px 0 24px" }}>
      <tr>
        <td className="panel" bgcolor={colors.panel} style={{ borderRadius: 4, padding: "20px 24px 8px" }}>
          <h2 className="ink" style={{ ...panelTitleStyle, color: colors.ink }}>
            {title}
          </h2>
          <BlockList blocks={blocks} />
        </td>
      </tr>
    </Table>
  )
}

function SmallPrint({ title, blocks }: { title: string; blocks: Block[] }) {
  return (
    <Table style={{ margin: "24px 0 0" }}>
      <tr>
        <td className="rule" style={{ borderTop: `1px solid ${colors.rule}`, paddingTop: 20 }}>
          <h2 className="ink" style={{ ...smallTitleStyle, color: colors.ink }}>
            {title}
          </h2>
          <BlockList blocks={blocks} small />
        </td>
      </tr>
    </Table>
  )
}

const buttonStyle = {
  color: colors.onForest,
  fontSize: 16,
  lineHeight: "22px",
  fontWeight: 600,
  textDecoration: "none",
} as const

const factStyle = { verticalAlign: "top", padding: "3px 12px 3px 0" } as const

const columnLineStyle = {
  margin: 0,
  fontSize: 15,
  lineHeight: "24px",
  color: colors.ink,
  ...breaking,
} as const

const codeStyle = {
  borderRadius: 4,
  padding: "20px 12px",
  fontFamily: fonts.code,
  fontSize: 32,
  lineHeight: "40px",
  letterSpacing: "0.25em",
  color: colors.ink,
} as const

const panelTitleStyle = {
  margin: "0 0 10px",
  fontFamily: fonts.title,
  fontSize: 18,
  lineHeight: "26px",
  fontWeight: "normal",
} as const

const smallTitleStyle = {
  margin: "0 0 8px",
  fontFamily: fonts.title,
  fontSize: 17,
  lineHeight: "24px",
  fontWeight: "normal",
} as const
