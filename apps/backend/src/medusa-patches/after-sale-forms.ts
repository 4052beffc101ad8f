import { type ChangedFile, dashboardFile } from "./changed-file.ts"

const notifyByDefault = (end: string) => ({
  from: `send_notification: false${end}`,
  to: `send_notification: true${end}`,
})

/** Chooses the only stock location, as soon as there is a return to choose it for. */
function onlyLocation(record: string, noLocation = "") {
  const inForm = `form.setValue("location_id", ${record}?.location_id`
  return {
    from: `${inForm}${noLocation});\n  }, [${record}]);`,
    to: `const only = stock_locations.length === 1 ? stock_locations[0].id : "";
    ${inForm} || only);
    if (${record} && !${record}.location_id && only) onLocationChange(only);
  }, [${record}, stock_locations.length]);`,
  }
}

/** The small button below a return, claim, exchange or edit, written with this many spaces. */
const small = (indent: number, key: string) =>
  ['variant: "transparent",', 'size: "small",', `children: t("${key}")`].join(`\n${" ".repeat(indent)}`)

/**
 * Medusa's forms for returns, exchanges, claims and edits begin with "no e-mail" and without a location. The
 * shopper needs the e-mail: it says where to send the parcel, or what changes in price. In the list of what
 * happened, the button that cancels one of these had the word for "never mind" in Hungarian.
 */
export const AFTER_SALE_FORMS: ChangedFile[] = [
  {
    file: dashboardFile("order-create-return"),
    changes: [notifyByDefault("\n"), onlyLocation("activeReturn", ' || ""')],
  },
  {
    file: dashboardFile("order-create-exchange"),
    changes: [onlyLocation("orderReturn"), notifyByDefault(",")],
  },
  {
    file: dashboardFile("order-create-claim"),
    changes: [notifyByDefault(","), onlyLocation("orderReturn")],
  },
  { file: dashboardFile("order-create-edit"), changes: [notifyByDefault("\n")] },
  { file: dashboardFile("order-receive-return"), changes: [notifyByDefault("\n")] },
  {
    file: dashboardFile("order-detail"),
    changes: [10, 8, 8, 8].map((indent) => ({
      from: small(indent, "actions.cancel"),
      to: small(indent, "orders.cancelChange"),
    })),
  },
]
