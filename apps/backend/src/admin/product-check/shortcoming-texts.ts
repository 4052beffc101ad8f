import type { ShortcomingCode } from "@porteka/commerce-sdk"
import { languageName } from "../language-name.ts"

const list = (about: readonly string[]) => about.map((one) => languageName(one)).join(", ")

/** What is missing, and where it is put right. */
export const SHORTCOMING_TEXTS: Record<ShortcomingCode, (about: readonly string[]) => string> = {
  no_variant: () => "Nincs változata. Legalább egy kell, árral.",
  no_price: () => "Egyik változatának sincs forintára. A változat oldalán, az Árak résznél adható meg.",
  no_delivery: () =>
    "Egyik szállítási mód sem viszi: hiányzik a szállítási profilja, vagy ahhoz nincs szállítás.",
  variant_without_price: (about) => `Ár nélküli, ezért nem megvehető változat: ${list(about)}.`,
  not_in_channel: () => "Nincs értékesítési csatornához rendelve.",
  out_of_stock: (about) => `Nincs készleten: ${list(about)}. A vevők értesítést kérhetnek róla.`,
  stock_not_counted: (about) => `A készlete nincs nyilvántartva, korlátlanul rendelhető: ${list(about)}.`,
  no_picture: () => "Nincs képe.",
  no_category: () => "Nincs kategóriában, csak a keresőben és az összes termék között található meg.",
  no_description: () => "Nincs leírása.",
  not_translated: (about) =>
    `Hiányzik a címe vagy a leírása ezen a nyelven: ${list(about)}. Ott a magyar látszik.`,
  no_maker: () => "Nincs készítője. A neve, címe és e-mail-címe termékbiztonsági adat, kötelező feltüntetni.",
}

/** What the button can put right by itself. */
export const REPAIRABLE: readonly ShortcomingCode[] = ["no_delivery", "not_in_channel", "stock_not_counted"]
