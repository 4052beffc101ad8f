import { expect, test } from "vitest"
import { CAMPAIGN_PREFIX } from "../promotion-usage/campaign-prefix.ts"
import { hideCardCodes } from "./hide-card-codes.ts"

test("codes of gift cards are hidden wherever they are, and nothing else is changed", () => {
  const at = new Date(0)
  const campaign = { name: "06A4BA4C6B095C74", campaign_identifier: `${CAMPAIGN_PREFIX}06a4ba4c6b095c74` }
  const url = "https://shop.example/hu/coupon/06A4BA4C6B095C74?x=1"
  const other = {
    code: "TAVASZ10",
    id: "promo_01M8F5CS18RQ4TJEHHGFMRQ6XP",
    account: "11700000-12345678-00000000",
    value: 5000,
    none: null,
  }
  expect(hideCardCodes({ promotions: [{ campaign, at, url }, other] })).toEqual({
    promotions: [
      {
        campaign: { name: "06A4…", campaign_identifier: `${CAMPAIGN_PREFIX}06a4…` },
        at: at.toISOString(),
        url: "https://shop.example/hu/coupon/06A4…?x=1",
      },
      other,
    ],
  })
  expect(hideCardCodes(undefined)).toBeUndefined()
})
