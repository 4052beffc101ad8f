import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { type DeliveryCode, type Localized, shop, textsByLanguage } from "@porteka/shop"

export interface SeedDeliveryOption {
  code: DeliveryCode | typeof FEE_OPTION_CODE
  name: Localized
  description: Localized
  /** Gross, whole forints. */
  price: number
  /** From this order value on it is free. */
  freeFrom: number | null
  carrier: string
}

const { courier, locker, pickup } = shop.delivery

export const deliveryOptions: readonly SeedDeliveryOption[] = [
  {
    code: "courier",
    name: textsByLanguage({
      hu: `Házhozszállítás (${courier.carrier} futár)`,
      en: `Home delivery (${courier.carrier} courier)`,
    }),
    description: textsByLanguage({
      hu: `Futárszolgálat (${courier.carrier}) az Ön címére`,
      en: `Courier (${courier.carrier}) to your address`,
    }),
    price: courier.price,
    freeFrom: courier.freeFrom,
    carrier: courier.carrier,
  },
  {
    code: "locker",
    name: textsByLanguage({
      hu: `Csomagautomata (${locker.carrier})`,
      en: `Parcel locker (${locker.carrier})`,
    }),
    description: textsByLanguage({
      hu: `Átvétel ${locker.carrier} csomagautomatából`,
      en: `Pick it up at a ${locker.carrier} parcel locker`,
    }),
    price: locker.price,
    freeFrom: locker.freeFrom,
    carrier: locker.carrier,
  },
  {
    code: "pickup",
    name: textsByLanguage({ hu: "Személyes átvétel", en: "Local pickup" }),
    description: textsByLanguage({
      hu: `${shop.pickup.address.postalCode} ${shop.pickup.address.city}, ${shop.pickup.address.street}`,
      en: `${shop.pickup.address.street}, ${shop.pickup.address.postalCode} ${shop.pickup.address.city}`,
    }),
    price: pickup.price,
    freeFrom: pickup.freeFrom,
    carrier: pickup.carrier,
  },
  {
    code: FEE_OPTION_CODE,
    name: textsByLanguage({ hu: "Utánvét díja", en: "Cash on delivery fee" }),
    description: textsByLanguage({
      hu: "Az utánvétes fizetés kezelési díja",
      en: "Handling fee of paying on delivery",
    }),
    price: shop.cashOnDeliveryFee,
    freeFrom: null,
    carrier: "",
  },
]
