import { textsByLanguage } from "@porteka/shop/languages"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** The content of the notice as text, beside the artwork or instead of it. */
const TEXTS = textsByLanguage<Omit<GuaranteeNoticeView, "artwork">>({
  hu: {
    title: "Jogszabályi szavatosság: legalább két év",
    text: "Az Európai Unióban minden új termékre jogszabályon alapuló szavatosság jár, a kézbesítéstől számított legalább két évig. Ha a termék hibás, vagy nem felel meg a szerződésnek, az eladótól díjmentes kijavítást vagy kicserélést kérhet, bizonyos esetekben árleszállítást vagy a vételár visszatérítését. A nemzeti jog ennél hosszabb időt is előírhat.",
    rights: "Az Ön jogai az Európai Unióban (Your Europe)",
    address: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_hu.htm",
  },
  en: {
    title: "Legal guarantee: at least two years",
    text: "In the European Union all new goods come with a legal guarantee of at least two years from delivery. If a product is faulty or not in conformity with the contract, you can ask the seller to repair or replace it free of charge and, in some cases, for a lower price or your money back. National law may provide for a longer period.",
    rights: "Your rights in the European Union (Your Europe)",
    address: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm",
  },
})

export interface GuaranteeNoticeView {
  /** URL of the official artwork; null while it is missing. */
  artwork: string | null
  title: string
  text: string
  /** The URL in the artwork's QR code. */
  rights: string
  address: string
}

/** The harmonized notice on the legal guarantee (Implementing Regulation (EU) 2025/1960). */
export function guaranteeNotice({ locale, guaranteeArtwork }: RequestContext): GuaranteeNoticeView {
  return { artwork: guaranteeArtwork.notice, ...TEXTS[locale] }
}
