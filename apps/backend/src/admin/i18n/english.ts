export const ENGLISH = {
  general: {
    stay: "Stay",
    leaveUnsaved: "Leave without saving",
    openList: "Open the list",
    closeList: "Close the list",
  },
  /** Medusa shows it for a refused page, too. */
  errorBoundary: {
    defaultTitle: "The page cannot be opened",
    defaultMessage:
      "Your role may not be allowed to open it: then ask the shop's owner. If it has opened before, try again later.",
  },
  login: {
    mfa: {
      lostBoth:
        "If both your phone and your codes are lost: the shop's owner switches your two-factor authentication off under “Staff”. The owner gets help from whoever operates the shop.",
    },
  },
  profile: {
    mfa: {
      recoveryCodesDescription:
        "Save these codes or write them down: if your phone is lost, you log in with them, with each of them once. They are not shown again.",
      recoveryCodesUnsaved:
        "You have neither downloaded nor copied the codes. They are not shown again. Have you written them down?",
      recoveryCodesLeave: "I wrote them down",
    },
  },
  /** Names and descriptions of a new shop's reasons for refunds and returns, by those it stores. */
  reasons: {
    "Engedmény a vásárlónak": "Allowance for the customer",
    "Kárpótlás a kellemetlenségért, méltányosság": "Makes up for an inconvenience, goodwill",
    "Hibás ár": "Wrong price",
    "Túlfizetés, kimaradt kedvezmény, rossz ár": "Paid too much, a discount left out, a wrong price",
    "Szállítási hiba": "Problem with the delivery",
    "Elveszett, késett vagy rossz helyre ment csomag": "A parcel lost, late or sent to a wrong place",
    Elállás: "Withdrawal",
    "A vevő elállt a szerződéstől, az áru visszajött":
      "The customer has withdrawn from the contract, the products came back",
    "Hibás vagy sérült áru": "Faulty or damaged products",
    "Szavatosság, jótállás, törött csomag": "Conformity, guarantee, a broken parcel",
    "Hibás vagy sérült": "Faulty or damaged",
    "Nem ezt rendelte": "Not what was ordered",
  },
  /** By the id of the provider. */
  providers: {
    pp_manual: "Bank transfer",
    pp_cash_on_delivery: "Cash on delivery",
    pp_card: "Card",
    pp_system_default: "Recorded by hand",
    manual_manual: "Sent by the shop",
  },
  orders: {
    cancelOrder: "Cancel the order",
    cancelParcel: "Cancel the parcel",
    cancelChange: "Cancel",
    damagedPieces: "Damaged",
    deliveryAfterEdit:
      "An edit leaves the price of the delivery as it is. If the order reaches the value from which delivery is free, you can waive the charge on the order's page afterward; a delivery that was free stays free.",
    fulfillment: {
      cancelWarning:
        "You cancel the parcel. This cannot be undone. If it has a label already, cancel that on the carrier's own pages, too: with cash on delivery, the old label would still collect the money.",
    },
  },
  promotions: {
    addToCampaign: "Add to a campaign",
    fields: {
      conditions: {
        rules: {
          title: "Who can use it, and for which cart?",
          description:
            "Without a condition every customer, for any cart. The smallest cart value is set here, too.",
        },
      },
    },
    words: { "Cart value": "Value of the products in the cart (HUF)", "At least": "at least" },
  },
  priceLists: {
    fields: {
      startsAt: { label: "When does it start?", hint: "If it is empty, it applies at once." },
      endsAt: {
        label: "When does it end?",
        hint: "From this minute on the regular price applies: if December 5 is the last day, enter December 6, 0:00. Prolong a sale before it ends: afterward it counts as a new one, the lowest price of the last 30 days is then the price of the first, and the shop may not announce a percentage.",
      },
    },
  },
  menu: {
    figures: "Overview",
    bankStatement: "Bank statement",
    complaints: "Complaints",
    contactMessages: "Messages",
    content: "Content",
    productTable: "Products in a table",
    giftCards: "Gift cards",
    missedSearches: "Missed searches",
    newsletter: "Newsletter",
    orderDesk: "Orders to do",
    delivery: "Delivery",
    reviews: "Reviews",
    salePlanner: "Sale planner",
    staff: "Staff",
    shopSettings: "Shop settings",
    withdrawals: "Withdrawals",
  },
}
