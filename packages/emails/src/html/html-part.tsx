import { renderToStaticMarkup } from "react-dom/server"
import type { EmailDocument } from "../document/document.ts"
import { EmailBody } from "./email-body.tsx"
import { styleSheet } from "./style-sheet.ts"
import { colors, fonts } from "./theme.ts"

/**
 * Only for Outlook for Windows: without the first it scales widths wrongly on high-resolution screens,
 * without the second it shows table cells in Times.
 */
const OUTLOOK = [
  "<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>",
  `<style>table,td,p,a{font-family:${fonts.text}}h1,h2{font-family:${fonts.title}}</style><![endif]-->`,
].join("")

/**
 * Renders the HTML part.
 *
 * @param homeUrl the link of the shop's name
 */
export function toHtmlPart(document: EmailDocument, homeUrl: string): string {
  const body = renderToStaticMarkup(<EmailBody document={document} homeUrl={homeUrl} />)
  const title = renderToStaticMarkup(<title>{document.subject}</title>)
  return [
    "<!DOCTYPE html>",
    `<html lang="${document.locale}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">`,
    `<head><meta charset="utf-8">${title}`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `${OUTLOOK}<style>${styleSheet}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background-color:${colors.page};font-family:${fonts.text}">`,
    `${body}</body></html>`,
  ].join("\n")
}
