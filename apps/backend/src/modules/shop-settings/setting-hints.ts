import { words } from "./setting-field.ts"

/** Before the first card is sold (Council Directive (EU) 2016/1065; 2007. évi CXXVII. törvény 18/A–18/B. §; ADR 0099). */
export const GIFT_CARD_HINT = words([
  "Mielőtt az első összeget beírja, kérdezze meg a könyvelőjét, hogy az utalványai egycélúak vagy többcélúak-e. Ha a boltban csak egyféle áfakulcsú termék kapható, és csak Magyarországon értékesít, az utalvány egycélú lehet: ilyenkor az áfa már az utalvány eladásakor esedékes, a beváltásakor nem. A bolt csak a többcélú utalványt kezeli: eladását áfa hatályán kívüli tételként számlázza, és a beváltáskor kapott árut adóztatja (Áfa tv. 18/A–18/B. §).",
  "Before you enter the first amount, ask your accountant whether your vouchers are single-purpose or multi-purpose ones. If all goods of the shop have the same VAT rate and are sold in Hungary alone, they may be single-purpose: VAT is then due when the voucher is sold, and not when it is used. The shop handles multi-purpose vouchers only: their sale is invoiced as outside the scope of VAT, and the goods bought with them are taxed (Act CXXVII of 2007, sections 18/A–18/B).",
])
