export const ENGLISH = {
  orders: {
    cancelOrder: "Cancel the order",
    cancelParcel: "Cancel the parcel",
    paymentWays: {
      pp_manual: "Bank transfer",
      pp_cash_on_delivery: "Cash on delivery",
      pp_card: "Card",
      pp_system_default: "Recorded by hand",
    },
  },
  menu: {
    figures: "Overview",
    bankStatement: "Bank statement",
    complaints: "Complaints",
    content: "Content",
    goodsTable: "Products in a table",
    giftCards: "Gift cards",
    missedSearches: "Missed searches",
    newsletter: "Newsletter",
    orderDesk: "Orders to do",
    pickupPoints: "Pickup points",
    reviews: "Reviews",
    salePlanner: "Sale planner",
    staff: "Staff",
    shopSettings: "Shop settings",
    withdrawals: "Withdrawals",
  },
}
