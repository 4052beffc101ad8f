/**
 * Rules that inline styles cannot express: narrow screens and dark mode. Classes are named after the color's
 * role;
 * `[data-ogsc]` is the dark mode of Outlook.com. Mail programs that remove the style sheet show the light
 * version.
 */
const DARK: Record<string, string> = {
  page: "background-color:#191c1a !important",
  card: "background-color:#222724 !important",
  panel: "background-color:#2c332e !important",
  ink: "color:#ece7dd !important",
  quiet: "color:#a9b1aa !important",
  rule: "border-color:#3b433d !important",
  forest: "color:#9ccbae !important",
  terracotta: "border-color:#d98a66 !important",
  action: "background-color:#9ccbae !important",
  "action-text": "color:#13231a !important",
}

const NARROW = [
  ".side{padding-left:20px !important;padding-right:20px !important}",
  ".column{display:block !important;width:100% !important}",
  ".column+.column{padding-top:20px !important}",
  ".outer{padding:0 !important}",
  // An account number beside its label would wrap.
  ".panel .fact{display:block !important;width:auto !important;padding-right:0 !important}",
  ".panel .fact+.fact{padding-top:0 !important;padding-bottom:10px !important}",
]

// Beside picture and amount, the name of a product would have a word in each line.
const SMALL = [
  ".picture{width:40px !important;padding-right:10px !important}",
  ".picture img{width:40px !important;height:50px !important}",
  ".amount{padding-left:8px !important}",
]

// An e-mail address beside its label would break.
const SMALLEST = [
  ".fact{display:block !important;width:auto !important;padding-right:0 !important}",
  ".fact+.fact{padding-top:0 !important}",
]

const rules = (prefix: string) =>
  Object.entries(DARK)
    .map(([name, style]) => `${prefix}.${name}{${style}}`)
    .join("")

export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%}",
  `@media (max-width:480px){${NARROW.join("")}}`,
  `@media (max-width:400px){${SMALL.join("")}}`,
  `@media (max-width:340px){${SMALLEST.join("")}}`,
  `@media (prefers-color-scheme:dark){${rules("")}}`,
  rules("[data-ogsc] "),
].join("")
