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

/** What comes back of each line; Medusa subtracted whole lines, of which only some pieces may come back. */
const differenceOf = (items: string) => {
  const sum = (amount: string) =>
    `pending_difference - ${items}.reduce((acc, item) => {\n    return acc + ${amount};`
  return { from: sum("item.total"), to: sum("(item.return_requested_total ?? 0)") }
}

/**
 * A form begins a change when it opens, and again when the change is gone: after it was confirmed, before the page is
 * left. The second change would block every other one of the order.
 */
const onlyOnce = (begun: string) => ({
  from: "if (IS_REQUEST_RUNNING || !preview",
  to: `if (IS_REQUEST_RUNNING || ${begun} || !preview`,
})

/** The same in a form that does not keep which change it has begun. @param effect how its file calls React's `useEffect` */
const onlyOnceByRef = (effect: string, component: string) => ({
  importing: { from: `import { ${effect} } from "react";`, to: `import { ${effect}, useRef } from "react";` },
  beginning: [
    { from: component, to: `${component}\n  const begun = useRef(false);` },
    onlyOnce("begun.current"),
    {
      from: "      if (preview.order_change) {\n        if (preview.order_change.change_type !==",
      to: "      begun.current = true;\n      if (preview.order_change) {\n        if (preview.order_change.change_type !==",
    },
  ],
})

const EDIT = onlyOnceByRef("useEffect", "var OrderEditCreate = () => {")
const RECEIPT = onlyOnceByRef("useEffect as useEffect2", "function OrderReceiveReturn() {")

/**
 * In the form of a receipt all pieces are intact at first, and damaged ones were refused as too many until somebody took
 * them from the intact ones. Script: as many are left intact as are not damaged.
 */
const LEAVE_INTACT = `const pieces = () => {
    const received = item.actions?.find((a) => a.action === "RECEIVE_RETURN_ITEM");
    const intact = received?.details?.quantity ?? 0;
    const missing = item.detail.return_requested_quantity ?? 0;
    return { received, intact, missing, all: missing + intact + (dismissedQuantity ?? 0) };
  };
  const leaveIntact = async (damaged) => {
    const { received, intact, missing, all } = pieces();
    const left = missing > 0 ? Math.min(intact, all - damaged) : all - damaged;
    if (left === intact) return;
    if (received && left > 0) await updateIntact({ actionId: received.id, quantity: left });
    else if (received) await removeIntact(received.id);
    else await addIntact({ items: [{ id: item.id, quantity: left }] });
  };`

const PIECES_AND_AMOUNT = "flex flex-1 justify-between"
/** On a phone, the number of pieces and the amount of a line touched: "db1 990 Ft". */
const apart = (name: string, lines: number): ChangedFile => ({
  file: dashboardFile(name),
  changes: Array.from({ length: lines }, () => ({
    from: PIECES_AND_AMOUNT,
    to: `${PIECES_AND_AMOUNT} items-center gap-x-4`,
  })),
})

/** A chosen line was named twice after its product, so that nobody knew which variant came back. */
const namedByVariant = (name: string, line = "item"): ChangedFile => ({
  file: dashboardFile(name),
  changes: [
    {
      from: `children: ${line}.product_title })`,
      to: `children: ${line}.variant_title ?? ${line}.product_title })`,
    },
  ],
})

/** While the stock of the chosen lines was being read, the form warned that the location had none of them. */
const warnedAfterReading = (name: string, lists: number): ChangedFile => ({
  file: dashboardFile(name),
  changes: Array.from({ length: lists }, () => ({
    from: "return inventoryMap[item.variant_id]?.find(\n        (l) => l.location_id === locationId\n      );",
    to: "const levels = inventoryMap[item.variant_id];\n      return !levels || levels.some((l) => l.location_id === locationId);",
  })),
})

/** The small button below a return, claim, exchange or edit, written with this many spaces. */
const small = (indent: number, key: string) =>
  ['variant: "transparent",', 'size: "small",', `children: t("${key}")`].join(`\n${" ".repeat(indent)}`)

/**
 * Medusa's forms for returns, exchanges, claims and edits begin with "no e-mail" and without a location. The
 * shopper needs the e-mail: it says where to send the parcel, or what changes in price. In the list of what
 * happened, the button that cancels one of these had the word for "never mind" in Hungarian. If only some pieces of a line
 * came back, the form announced a refund of the whole line. Of each chosen line one piece came back, however many were
 * bought; and pieces that arrived broken were entered behind a button with a broken heart, without a name, and refused as too many.
 */
export const AFTER_SALE_FORMS: ChangedFile[] = [
  {
    file: dashboardFile("order-create-return"),
    changes: [
      notifyByDefault("\n"),
      {
        from: "items: selectedItems.map((id) => ({\n          id,\n          quantity: 1",
        to: "items: selectedItems.map((id) => ({\n          id,\n          quantity: getReturnableQuantity(itemsMap.get(id))",
      },
      onlyLocation("activeReturn", ' || ""'),
      differenceOf("previewItems"),
      onlyOnce("activeReturnId"),
    ],
  },
  {
    file: dashboardFile("order-create-exchange"),
    changes: [
      onlyLocation("orderReturn"),
      notifyByDefault(","),
      differenceOf("inboundPreviewItems"),
      onlyOnce("activeExchangeId"),
    ],
  },
  {
    file: dashboardFile("order-create-claim"),
    changes: [
      notifyByDefault(","),
      onlyLocation("orderReturn"),
      differenceOf("inboundPreviewItems"),
      onlyOnce("activeClaimId"),
    ],
  },
  {
    // Medusa's button only requests the customer's consent, of which the customer is not informed, but says that the order was edited.
    file: dashboardFile("order-create-edit"),
    changes: [
      { from: "  useRequestOrderEdit,\n", to: "  useConfirmOrderEdit,\n  useRequestOrderEdit,\n" },
      EDIT.importing,
      // On a phone, pieces and amount of a line touched.
      {
        from: 'className: "flex flex-grow items-center gap-2"',
        to: 'className: "mr-4 flex flex-grow items-center gap-2"',
      },
      // A typed 0 was ignored, and the order was confirmed with the product in it.
      {
        from: "if (payload) {\n                    onUpdate(payload);",
        to: "if (payload === 0) {\n                    onRemove();\n                  } else if (payload) {\n                    onUpdate(payload);",
      },
      {
        from: 'jsxs2("div", { className: "flex gap-2", children: [',
        to: 'jsxs2("div", { className: "ml-4 flex items-center gap-2", children: [',
      },
      {
        from: "useRequestOrderEdit(order.id);",
        to: "useRequestOrderEdit(order.id);\n  const { mutateAsync: confirmOrderEdit } = useConfirmOrderEdit(order.id);",
      },
      notifyByDefault("\n"),
      {
        from: "await requestOrderEdit({ no_notification: !data.send_notification });",
        to: "await requestOrderEdit({ no_notification: !data.send_notification });\n      await confirmOrderEdit();",
      },
      {
        from: 't("orders.edits.createSuccessToast")',
        to: 't("orders.edits.toast.confirmedSuccessfully")',
      },
      // An edit leaves the price of the delivery as it is; the form did not say so.
      {
        from: '/* @__PURE__ */ jsx5(\n            Form.Field,\n            {\n              control: form.control,\n              name: "note",',
        to: 'jsx5("p", { className: "txt-small text-ui-fg-subtle mt-4", children: t("orders.deliveryAfterEdit") }),\n          jsx5(\n            Form.Field,\n            {\n              control: form.control,\n              name: "note",',
      },
      ...EDIT.beginning,
    ],
  },
  {
    file: dashboardFile("order-receive-return"),
    changes: [
      RECEIPT.importing,
      {
        from: "useRemoveDismissItem(\n    returnId,\n    orderId\n  );",
        to: `useRemoveDismissItem(
    returnId,
    orderId
  );
  const { mutateAsync: addIntact } = useAddReceiveItems(returnId, orderId);
  const { mutateAsync: updateIntact } = useUpdateReceiveItem(returnId, orderId);
  const { mutateAsync: removeIntact } = useRemoveReceiveItems(returnId, orderId);
  ${LEAVE_INTACT}`,
      },
      {
        from: "value > item.quantity - item.detail.return_received_quantity",
        to: "value > pieces().all",
      },
      {
        from: "try {\n      if (value) {\n        if (!action) {",
        to: "try {\n      const isMore = (value ?? 0) > (dismissedQuantity ?? 0);\n      if (isMore) await leaveIntact(value ?? 0);\n      if (value) {\n        if (!action) {",
      },
      {
        from: "await removeDismissedItems(action.id);\n        }\n      }",
        to: "await removeDismissedItems(action.id);\n        }\n      }\n      if (!isMore) await leaveIntact(value ?? 0);",
      },
      {
        from: 'jsx("div", { children: /* @__PURE__ */ jsx(HeartBroken, {}) })',
        to: 'jsx("span", { children: t("orders.damagedPieces") })',
      },
      notifyByDefault("\n"),
      // Of how many pieces that come back, not of how many were ordered.
      {
        from: 'item.quantity,\n                      "x"',
        to: '(orderReturn.items.find((one) => one.item_id === item.id) ?? item).quantity,\n                      "x"',
      },
      ...RECEIPT.beginning,
    ],
  },
  {
    // The order's panel has the form for refunds: it asks what the money is for, and limits it to what is left.
    file: dashboardFile("order-create-refund"),
    changes: [
      {
        from: 'import { useParams } from "react-router-dom";',
        to: 'import { Navigate, useParams } from "react-router-dom";',
      },
      {
        from: "const params = useParams();",
        to: 'const params = useParams();\n  return jsx3(Navigate, { to: "/orders/" + params.id + "#refund", replace: true });',
      },
    ],
  },
  apart("order-create-return", 1),
  apart("order-create-exchange", 2),
  apart("order-create-claim", 2),
  {
    // The form for a parcel of some of the pieces: no stock was "N/A", in English.
    file: dashboardFile("order-create-fulfillment"),
    changes: ["availableQuantity", "inStockQuantity"].map((pieces) => ({
      from: `${pieces} || "N/A"`,
      to: `${pieces} ?? "–"`,
    })),
  },
  warnedAfterReading("order-create-return", 1),
  warnedAfterReading("order-create-exchange", 2),
  warnedAfterReading("order-create-claim", 2),
  namedByVariant("order-create-return"),
  namedByVariant("order-create-exchange"),
  namedByVariant("order-create-claim"),
  namedByVariant("order-receive-return", "originalItem"),
  {
    file: dashboardFile("order-detail"),
    changes: [10, 8, 8, 8].map((indent) => ({
      from: small(indent, "actions.cancel"),
      to: small(indent, "orders.cancelChange"),
    })),
  },
]
