import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import type { DeliveryInEmail } from "../order-in-email.ts"

const TEXTS = textsByLanguage({
  hu: {
    home: "A futár a megadott telefonszámon egyeztet Önnel.",
    locker:
      "Amikor a csomag az automatában van, a futárszolgálat SMS-ben vagy e-mailben elküldi a nyitókódot: ezzel nyithatja ki a rekeszt.",
    point:
      "Amikor a csomag az átvételi pontra ér, a futárszolgálat SMS-ben vagy e-mailben értesíti, és elküldi az átvételhez szükséges kódot.",
    shop: "Átvételkor kérjük, mondja meg a rendelésszámot.",
  },
  en: {
    home: "The courier will call the phone number you gave.",
    locker:
      "When the parcel is in the locker, the carrier sends you a code by text message or e-mail: it opens the compartment.",
    point:
      "When the parcel reaches the pickup point, the carrier tells you by text message or e-mail and sends the code for picking it up.",
    shop: "Please give us the order number when you pick it up.",
  },
})

/** How a parcel gets from the carrier, or from us, to the shopper; nothing for gift cards, which are mailed. */
export function arrivalStep(
  { kind, is_at_locker: isAtLocker = false }: Pick<DeliveryInEmail, "kind" | "is_at_locker">,
  locale: Locale,
): string {
  if (kind === "mail") return ""
  return TEXTS[locale][kind === "pickup_point" ? (isAtLocker ? "locker" : "point") : kind]
}
