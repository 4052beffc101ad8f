import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, facts, paragraph } from "../document/document.ts"
import type { OrderPlacedProps } from "../templates/order-placed-props.ts"
import { postalLine, registration } from "./seller.ts"

const IN_LANGUAGE = textsByLanguage({ hu: inHungarian, en: inEnglish })

/**
 * Further contract information that a shopper must receive: how the contract is stored (2001. CVIII. tv. 5.
 * §), the accepted terms, the seller, guarantee and complaints (45/2014. Korm. r. 11. § and 18. §).
 */
export function contractInformation(props: OrderPlacedProps): Block[] {
  return IN_LANGUAGE[props.locale](props)
}

function inHungarian({ links, shop, terms_version: version, terms_url: url }: OrderPlacedProps): Block[] {
  const { legal, contact, bank, complaints, conciliationBoard } = shop
  return [
    {
      kind: "smallPrint",
      title: "A szerződésről",
      blocks: [
        paragraph(
          "A szerződés ezzel a visszaigazolással jön létre. A szerződés nem minősül írásba foglalt szerződésnek, azt nem iktatjuk, utólag nem hozzáférhető; kérjük, őrizze meg ezt a levelet. A szerződés nyelve magyar. A megrendeléskor elfogadott feltételek: ",
          { link: `Általános Szerződési Feltételek, ${version}. változat`, href: url },
          ". Személyes adatait az ",
          { link: "Adatkezelési tájékoztató", href: links.privacy },
          " szerint kezeljük.",
        ),
        facts(
          ["Eladó", legal.name],
          ["Székhely", postalLine(legal.seat)],
          registration(shop, "hu"),
          ["Nyilvántartásba vette", legal.registeringCourt.hu],
          ["Adószám", legal.taxNumber],
          ["E-mail", contact.email],
          ["Telefon", contact.phone],
          ["Bankszámlaszám", bank.accountNumber],
        ),
      ],
    },
    {
      kind: "smallPrint",
      title: "Szavatosság és panaszkezelés",
      blocks: [
        paragraph(
          "Hibás teljesítés esetén Önt jogszabályon alapuló kellékszavatosság illeti meg, az átvételtől számított két évig. Részletek: ",
          { link: "Szavatosság és jótállás", href: links.guarantee },
          ".",
        ),
        paragraph(
          `Panaszát e-mailben (${complaints.email}), telefonon (${complaints.phone}) vagy postán (${postalLine(complaints.address)}) közölheti; írásbeli panaszra ${complaints.answerDays} napon belül válaszolunk. Fogyasztói jogvitában a lakóhelye vagy a székhelyünk szerinti békéltető testülethez fordulhat: ${conciliationBoard.name.hu}, ${postalLine(conciliationBoard.address)}, ${conciliationBoard.email}, ${conciliationBoard.phone}.`,
        ),
      ],
    },
  ]
}

function inEnglish({ links, shop, terms_version: version, terms_url: url }: OrderPlacedProps): Block[] {
  const { legal, contact, bank, complaints, conciliationBoard } = shop
  return [
    {
      kind: "smallPrint",
      title: "About the contract",
      blocks: [
        paragraph(
          "The contract is concluded by this confirmation. It is not a contract in writing, we do not file it and it cannot be accessed later; please keep this e-mail. The language of the contract is English. The terms you accepted: ",
          { link: `Terms and conditions, version ${version}`, href: url },
          ". We process your personal data as described in the ",
          { link: "privacy policy", href: links.privacy },
          ".",
        ),
        facts(
          ["Seller", legal.name],
          ["Registered seat", `${postalLine(legal.seat)}, Hungary`],
          registration(shop, "en"),
          ["Registered by", legal.registeringCourt.en],
          ["Tax number", legal.taxNumber],
          ["E-mail", contact.email],
          ["Telephone", contact.phone],
          ["Bank account", bank.accountNumber],
        ),
      ],
    },
    {
      kind: "smallPrint",
      title: "Guarantee and complaints",
      blocks: [
        paragraph(
          "If the goods are not in conformity with the contract, you have statutory guarantee rights for two years from delivery. Details: ",
          { link: "Guarantee and warranty", href: links.guarantee },
          ".",
        ),
        paragraph(
          `You can send a complaint to ${complaints.email}, call ${complaints.phone} or write to ${postalLine(complaints.address)}; we answer written complaints within ${complaints.answerDays} days. In a consumer dispute you can turn to the conciliation board of your residence or of our seat: ${conciliationBoard.name.en}, ${postalLine(conciliationBoard.address)}, ${conciliationBoard.email}, ${conciliationBoard.phone}.`,
        ),
      ],
    },
  ]
}
