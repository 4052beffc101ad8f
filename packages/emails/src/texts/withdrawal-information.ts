import type { Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { type Block, heading, paragraph } from "../document/document.ts"
import type { OrderInEmail, OrderLineInEmail } from "../order-in-email.ts"
import type { OrderPlacedProps } from "../templates/order-placed-props.ts"
import { postalLine } from "./seller.ts"

const returnAddressOf = ({ legal, returns }: Shop) => `${legal.shortName}, ${postalLine(returns.address)}`

const inHungarian = (shop: Shop, url: string): Block[] => {
  const { legal, contact } = shop
  const seller = `${legal.shortName}, ${postalLine(legal.seat)}, telefon: ${contact.phone}, e-mail: ${contact.email}`
  return [
    paragraph("Ön 14 napon belül jogosult indokolás nélkül elállni e szerződéstől."),
    paragraph(
      "Az elállási határidő attól a naptól számított 14 nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy az árut (több áru, tétel vagy darab eltérő időpontban történő szolgáltatása esetén az utolsót) átveszi.",
    ),
    paragraph(
      `Ha Ön elállási jogával élni kíván, elállási szándékát tartalmazó egyértelmű nyilatkozatát köteles eljuttatni (például postán vagy elektronikus úton küldött levél útján) az alábbi címre: ${seller}. Ebből a célból felhasználhatja a mellékelt elállásinyilatkozat-mintát is.`,
    ),
    paragraph(
      "Az elállási jogát Ön online is gyakorolhatja a következő címen: ",
      { link: "Elállás a szerződéstől", href: url },
      ". Ha ezt az online funkciót veszi igénybe, az elállás megérkezését – az elállás tartalmát, valamint napját és időpontját is feltüntetve – tartós adathordozón (például elektronikus levélben) haladéktalanul visszaigazoljuk Önnek.",
    ),
    paragraph(
      "Ön határidőben gyakorolja elállási jogát, ha a fent megjelölt határidő lejárta előtt elküldi elállási nyilatkozatát.",
    ),
    heading("Az elállás joghatásai"),
    paragraph(
      "Ha Ön eláll ettől a szerződéstől, haladéktalanul, de legkésőbb az Ön elállási nyilatkozatának kézhezvételétől számított 14 napon belül visszatérítjük az Ön által teljesített valamennyi ellenszolgáltatást, ideértve a fuvarozási költséget is (kivéve azokat a többletköltségeket, amelyek amiatt merültek fel, hogy Ön az általunk felkínált, legolcsóbb szokásos fuvarozási módtól eltérő fuvarozási módot választott). A visszatérítés során az eredeti ügylet során alkalmazott fizetési móddal egyező fizetési módot alkalmazunk, kivéve, ha Ön más fizetési mód igénybevételéhez kifejezetten a hozzájárulását adja; e visszatérítési mód alkalmazásából kifolyólag Önt semmilyen többletköltség nem terheli.",
    ),
    paragraph(
      "A visszatérítést mindaddig visszatarthatjuk, amíg vissza nem kaptuk az árut, vagy Ön nem igazolta, hogy azt visszaküldte: a kettő közül a korábbi időpontot kell figyelembe venni.",
    ),
    paragraph(
      `Ön köteles számunkra (${returnAddressOf(shop)}) az árut indokolatlan késedelem nélkül, de legkésőbb elállási nyilatkozatának közlésétől számított 14 napon belül visszaküldeni vagy átadni. A határidő betartottnak minősül, ha a 14 napos határidő letelte előtt elküldi az árut. Az áru visszaküldésének közvetlen költségét Ön viseli.`,
    ),
    paragraph(
      "Ön kizárólag akkor vonható felelősségre az áruban bekövetkezett értékcsökkenésért, ha az az áru jellegének, tulajdonságainak és működésének megállapításához szükséges használatot meghaladó használat miatt következett be.",
    ),
  ]
}

const inEnglish = (shop: Shop, url: string): Block[] => {
  const { legal, contact } = shop
  const seller = `${legal.shortName}, ${postalLine(legal.seat)}, Hungary, telephone: ${contact.phone}, e-mail: ${contact.email}`
  return [
    paragraph("You have the right to withdraw from this contract within 14 days without giving any reason."),
    paragraph(
      "The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods (of the last good, lot or piece where they are delivered separately).",
    ),
    paragraph(
      `To exercise the right of withdrawal, you must inform us (${seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
    ),
    paragraph(
      "You can also exercise your right of withdrawal online at ",
      { link: "Withdraw from contract here", href: url },
      ". If you use this online function, we will send you an acknowledgment of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission, without undue delay.",
    ),
    paragraph(
      "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.",
    ),
    heading("Effects of withdrawal"),
    paragraph(
      "If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.",
    ),
    paragraph(
      "We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.",
    ),
    paragraph(
      `You shall send back the goods or hand them over to us (${returnAddressOf(shop)}), without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.`,
    ),
    paragraph(
      "You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.",
    ),
  ]
}

const TEXTS = textsByLanguage({
  hu: {
    title: "Tájékoztató az elállási jogról",
    information: inHungarian,
    business: "Vállalkozásként (adószámmal) vásárlót az indokolás nélküli elállás joga nem illeti meg.",
    exceptions: "Kivételek",
    exempt: (products: string) => `Az alábbi termékekre nem vonatkozik az elállási jog: ${products}.`,
    reasons: {
      custom: "az Ön kérésére, egyedileg készül",
      hygiene: "felbontás után egészségvédelmi vagy higiéniai okból nem küldhető vissza",
      perishable: "romlandó, minőségét rövid ideig őrzi meg",
    },
    formAddress: ({ legal, contact }: Shop) =>
      `${legal.shortName}, ${postalLine(legal.seat)}, ${contact.email}`,
    form: {
      title: "Elállásinyilatkozat-minta",
      instruction: "(csak a szerződéstől való elállási szándék esetén töltse ki és juttassa vissza)",
      addressee: "Címzett",
      declaration:
        "Alulírott(ak) kijelenti(k), hogy gyakorlom/gyakoroljuk elállási/felmondási jogomat/jogunkat az alábbi áru(k) adásvételére vagy az alábbi szolgáltatás nyújtására irányuló szerződés tekintetében: …",
      fields: [
        "Szerződéskötés időpontja/átvétel időpontja: …",
        "Fogyasztó(k) neve: …",
        "Fogyasztó(k) címe: …",
        "A fogyasztó(k) aláírása (kizárólag papír alapon tett nyilatkozat esetén): …",
        "Kelt: …",
      ],
    },
  },
  en: {
    title: "Right of withdrawal",
    information: inEnglish,
    business: "Customers who buy as a business (with a tax number) have no right to withdraw without reason.",
    exceptions: "Exceptions",
    exempt: (products: string) => `There is no right of withdrawal for these products: ${products}.`,
    reasons: {
      custom: "made to your order",
      hygiene: "cannot be returned once unsealed, for reasons of health protection or hygiene",
      perishable: "perishable, keeps its quality only for a short time",
    },
    formAddress: ({ legal, contact }: Shop) =>
      `${legal.shortName}, ${postalLine(legal.seat)}, Hungary, ${contact.email}`,
    form: {
      title: "Model withdrawal form",
      instruction: "(complete and return this form only if you wish to withdraw from the contract)",
      addressee: "To",
      declaration:
        "I/We hereby give notice that I/We withdraw from my/our contract of sale of the following goods/for the provision of the following service: …",
      fields: [
        "Ordered on/received on: …",
        "Name of consumer(s): …",
        "Address of consumer(s): …",
        "Signature of consumer(s) (only if this form is notified on paper): …",
        "Date: …",
      ],
    },
  },
})

type Texts = (typeof TEXTS)[Locale]

/**
 * Withdrawal information and model form: the model texts of 45/2014. (II. 26.) Korm. r., annexes 1 and 2
 * (Directive 2011/83/EU, annex I), completed for products that arrive in one or several parcels. The wording
 * is prescribed by law and must not be changed. A business has no such right, so it is only told that.
 *
 * @param withdrawalUrl the withdrawal function, opened for this order
 */
export function withdrawalInformation(
  { order, locale, shop }: OrderPlacedProps,
  withdrawalUrl: string,
): Block[] {
  const texts = TEXTS[locale]
  if (buysAsBusiness(order))
    return [{ kind: "smallPrint", title: texts.title, blocks: [paragraph(texts.business)] }]
  const blocks = [...texts.information(shop, withdrawalUrl), ...exemptions(order, texts)]
  return [{ kind: "smallPrint", title: texts.title, blocks }, modelForm(texts, shop)]
}

/** Whoever gives a tax number is no consumer. */
export const buysAsBusiness = ({
  billing_address: billing,
  shipping_address: shipping,
}: Pick<OrderInEmail, "billing_address" | "shipping_address">): boolean =>
  Boolean((billing ?? shipping).metadata?.tax_number)

/** Lists the lines without a right of withdrawal (29. §), as the page did before the purchase. */
function exemptions(order: OrderInEmail, { exceptions, exempt, reasons }: Texts): Block[] {
  const lines = order.items.filter(isExempt)
  if (lines.length === 0) return []
  const list = lines.map((item) => `${item.title} (${reasons[item.withdrawal_exemption]})`).join("; ")
  return [heading(exceptions), paragraph(exempt(list))]
}

type ExemptLine = OrderLineInEmail & { withdrawal_exemption: keyof Texts["reasons"] }

function isExempt(item: OrderLineInEmail): item is ExemptLine {
  return Boolean(item.withdrawal_exemption)
}

function modelForm({ form, formAddress }: Texts, shop: Shop): Block {
  return {
    kind: "smallPrint",
    title: form.title,
    blocks: [
      paragraph(form.instruction),
      paragraph(`${form.addressee}: ${formAddress(shop)}`),
      paragraph(form.declaration),
      ...form.fields.map((field) => paragraph(field)),
    ],
  }
}
