import { words } from "./setting-field.ts"

/** Before the first card is sold (Council Directive (EU) 2016/1065; 2007. évi CXXVII. törvény 18/A–18/B. §; ADR 0099). */
export const GIFT_CARD_HINT = words([
  "Mielőtt az első összeget beírja, kérdezze meg a könyvelőjét, hogy az utalványai egycélúak vagy többcélúak-e. Ha a boltban csak egyféle áfakulcsú termék kapható, és csak Magyarországon értékesít, az utalvány egycélú lehet: ilyenkor az áfa már az utalvány eladásakor esedékes, a beváltásakor nem. A bolt csak a többcélú utalványt kezeli: eladását áfa hatályán kívüli tételként számlázza, és a beváltáskor kapott árut adóztatja (Áfa tv. 18/A–18/B. §).",
  "Before you enter the first amount, ask your accountant whether your vouchers are single-purpose or multi-purpose ones. If all goods of the shop have the same VAT rate and are sold in Hungary alone, they may be single-purpose: VAT is then due when the voucher is sold, and not when it is used. The shop handles multi-purpose vouchers only: their sale is invoiced as outside the scope of VAT, and the goods bought with them are taxed (Act CXXVII of 2007, sections 18/A–18/B).",
])

/** For sellers who are no company (2001. évi CVIII. törvény 4. §; 2007. évi CXXVII. törvény 187. §; ADR 0118). */
export const COMPANY_HINT = words([
  "Egyéni vállalkozóként cégnévnek a nevét írja be „egyéni vállalkozó” vagy „e.v.” toldattal, képviselőnek a nevét, cégjegyzékszám helyett a nyilvántartási számát, hatóságnak a Nemzeti Adó- és Vámhivatalt. Ha alanyi adómentes (az adószáma közepén 1-es áll), az áfakulcsot is állítsa nullára: Beállítások, Adórégiók, Magyarország. A bolt ekkor sehol sem ír áfát, és a számlákra az „alanyi adómentes” jelölés kerül.",
  "As a sole trader type your name with “egyéni vállalkozó” or “e.v.” as the company's name, your name as representative, your registration number instead of a company number, and the National Tax and Customs Administration as authority. If you are exempt from VAT (the digit in the middle of your tax number is 1), set the VAT rate to zero as well: Settings, Tax Regions, Hungary. The shop then mentions VAT nowhere, and invoices say that the seller is exempt.",
])

/** Where each picture is shown, and what it should look like (ADR 0119). */
export const LOOK_HINT = words([
  "Logó nélkül a bolt neve áll a lapok tetején és alján, szépen szedve. A logó világos háttéren látszik, ezért sötét vagy színes legyen; a körülötte lévő üres részt vágja le. Az ikon a böngésző fülén és a telefon kezdőképernyőjén látszik: négyzet, legalább 480 × 480 képpont. A megosztási kép akkor látszik, ha a bolt egy képe nélküli lapját megosztják: 1200 × 630 képpont.",
  "Without a logo, the shop's name is written at the top and the bottom of the pages. The logo is shown on a light background, so it should be dark or colored; cut off the empty space around it. The icon is shown in browser tabs and on a phone's home screen: square, at least 480 × 480 pixels. The picture of shared links is shown when somebody shares a page that has no picture of its own: 1200 × 630 pixels.",
])
