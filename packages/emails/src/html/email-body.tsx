import type { ReactNode } from "react"
import type { EmailDocument } from "../document/document.ts"
import { footerLines } from "../texts/footer.ts"
import { BlockList } from "./blocks.tsx"
import { Table } from "./table.tsx"
import { breaking, colors, fonts, LETTER_WIDTH } from "./theme.ts"

/** Fills the preview line, so that mail programs do not show the beginning of the e-mail after it. */
const PREVIEW_PADDING = "\u034F \u200C ".repeat(60)

/** The e-mail's body: preview line, name of the shop, content, seller's data. */
export function EmailBody({ document, homeUrl }: { document: EmailDocument; homeUrl: string }) {
  return (
    <>
      <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
        {document.preview}
        {PREVIEW_PADDING}
      </div>
      <Table className="page" style={{ backgroundColor: colors.page }} bgcolor={colors.page}>
        <tr>
          <td align="center" className="outer" style={{ padding: "24px 12px" }}>
            <Table width={LETTER_WIDTH} style={{ maxWidth: LETTER_WIDTH, textAlign: "left" }}>
              <Masthead name={document.shop.name} homeUrl={homeUrl} />
              <tr>
                <td className="card side" bgcolor={colors.card} style={cardStyle}>
                  <h1 className="ink" style={titleStyle}>
                    {document.title}
                  </h1>
                  {document.greeting && <Line>{document.greeting}</Line>}
                  <BlockList blocks={document.blocks} />
                </td>
              </tr>
              <Footer document={document} />
            </Table>
          </td>
        </tr>
      </Table>
    </>
  )
}

function Masthead({ name, homeUrl }: { name: string; homeUrl: string }) {
  return (
    <tr>
      <td className="side" style={{ padding: "8px 40px 20px" }}>
        <a href={homeUrl} className="forest" style={wordmarkStyle}>
          {name}
        </a>
      </td>
    </tr>
  )
}

function Footer({ document }: { document: EmailDocument }) {
  return (
    <tr>
      <td className="side" style={{ padding: "24px 40px 32px" }}>
        {footerLines(document.shop, document.locale).map((line) => (
          <p key={line} className="quiet" style={footerStyle}>
            {line}
          </p>
        ))}
      </td>
    </tr>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p
      className="ink"
      style={{ margin: "0 0 16px", fontSize: 16, lineHeight: "26px", color: colors.ink, ...breaking }}
    >
      {children}
    </p>
  )
}

const cardStyle = {
  backgroundColor: colors.card,
  borderTop: `3px solid ${colors.terracotta}`,
  padding: "36px 40px 40px",
} as const

const titleStyle = {
  margin: "0 0 20px",
  fontFamily: fonts.title,
  fontSize: 28,
  lineHeight: "36px",
  fontWeight: "normal",
  color: colors.ink,
} as const

const wordmarkStyle = {
  fontFamily: fonts.title,
  fontSize: 24,
  lineHeight: "32px",
  letterSpacing: "0.02em",
  color: colors.forest,
  textDecoration: "none",
} as const

const footerStyle = {
  margin: "0 0 4px",
  fontSize: 13,
  lineHeight: "20px",
  color: colors.quiet,
  ...breaking,
} as const
