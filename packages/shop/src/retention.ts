import { ACCOUNT_DELETION_DAYS, CART_DAYS } from "./limits.ts"

/**
 * How long personal data are kept. The jobs of the back end and the privacy policy (`{{shop.retention.orderYears}}`) take the
 * numbers from here. Complaints have a setting of their own, `complaints.keepYears`.
 */
export const RETENTION = {
  /** After its last event: claims from the contract lapse (2013. évi V. törvény, Ptk. 6:22. §). */
  orderYears: 5,
  /** Tables of orders that the staff has exported: long enough to download them. */
  orderExportDays: 7,
  /** From the end of the year: receipts (2000. évi C. törvény a számvitelről, 169. § (2)). */
  receiptYears: 8,
  /** Incoming transfers that belong to no order: long enough to correct a mistake. */
  strayTransferDays: 90,
  unfinishedCheckoutDays: 30,
  cartDays: CART_DAYS,
  /** After a login has ended: an ended session still identifies a known browser. */
  loginDays: 90,
  accountDeletionDays: ACCOUNT_DELETION_DAYS,
  /** After the last step of a withdrawal, as long as claims do not lapse. */
  withdrawalYears: 5,
  /** Messages of the contact page; as long as the e-mails about them are listed. */
  messageDays: 90,
  /** An unconfirmed newsletter subscription or back-in-stock request. */
  unconfirmedDays: 7,
  /** After unsubscribing: how long the consent may have to be proved (Ptk. 6:22. §). */
  consentProofYears: 5,
  /** How long a back-in-stock request waits at most. */
  restockYears: 1,
  restockSentDays: 30,
  /** Addresses of requests in logs; whoever runs the shop sets it for the web server (docs/operations.md). */
  logDays: 30,
  /** The mark of the network an unpaid order came from: no unpaid order is older. */
  networkMarkDays: 60,
} as const
