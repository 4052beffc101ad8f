export const ENGLISH = {
  orders: {
    cancelOrder: "Cancel the order",
    cancelParcel: "Cancel the parcel",
  },
  menu: {
    figures: "Overview",
    bankStatement: "Bank statement",
    content: "Content",
    goodsTable: "Products in a table",
    missedSearches: "Missed searches",
    newsletter: "Newsletter",
    orderDesk: "Orders to do",
    pickupPoints: "Pickup points",
    staff: "Staff",
    shopSettings: "Shop settings",
    withdrawals: "Withdrawals",
  },
}
