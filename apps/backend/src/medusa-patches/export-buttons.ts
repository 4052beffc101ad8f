import { type ChangedFile, dashboardFile } from "./changed-file.ts"

const buttonTo = (to: string, label: string) =>
  `/* @__PURE__ */ jsx2(Button, { size: "small", variant: "secondary", asChild: true, children: /* @__PURE__ */ jsx2(Link, { to: ${to}, children: t("${label}") }) }),`
const asFirst = (text: string) => text.replaceAll("jsx2(", "jsx(").slice(0, -1)

/**
 * Medusa cannot import the products that it exports, and its list of orders has no lines, payment or company: its
 * buttons lead to the shop's own tables.
 */
export const EXPORT_BUTTONS: ChangedFile[] = [
  {
    file: dashboardFile("product-list"),
    changes: [
      {
        from: buttonTo("`export$" + "{location.search}`", "actions.export"),
        to: buttonTo('"/product-table"', "menu.productTable"),
      },
      { from: buttonTo("`import$" + "{location.search}`", "actions.import"), to: "" },
    ],
  },
  {
    file: dashboardFile("order-list"),
    changes: [
      {
        from: asFirst(buttonTo("`export$" + "{location.search}`", "actions.export")),
        to: asFirst(buttonTo('"/order-desk"', "menu.orderDesk")),
      },
    ],
  },
]
