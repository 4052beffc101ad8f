import { withdrawalStatement } from "@porteka/hungary"
import { LOCALES, type Locale, shop } from "@porteka/shop"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  renderBackInStock,
  renderOrderPaid,
  renderOrderPlaced,
  renderVerificationCode,
  renderWithdrawalAnswer,
} from "./index.ts"
import { sampleEmails } from "./preview/sample-emails.ts"
import {
  sampleCompanyOrder,
  sampleLinks,
  sampleOrder,
  samplePickupPoint,
  sampleTransferOrder,
} from "./preview/samples.ts"

const LINE_WIDTH = 72

const placed = (order = sampleOrder("hu"), locale: Locale = "hu", seller = shop) =>
  renderOrderPlaced({
    order,
    locale,
    links: sampleLinks(locale),
    shop: seller,
    order_url: "https://porteka.example/o",
    terms_version: "1",
    terms_url: "https://shop.example/hu/altalanos-szerzodesi-feltetelek/valtozat/1",
  })

/** The visible text of the HTML part. */
const visible = (html: string) =>
  html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")

it("names a sole trader's register number instead of a company's", () => {
  const legal = { ...shop.legal, companyNumber: null, soleTraderNumber: "54321678" }
  const { text } = placed(sampleOrder("hu"), "hu", { ...shop, legal })
  expect(text.replace(/\s+/g, " ")).toContain("Egyéni vállalkozó nyilvántartási száma: 54321678")
  expect(text).not.toContain("Cégjegyzékszám")
})

it("asks nobody to transfer nothing", () => {
  const { text } = placed({ ...sampleTransferOrder("hu"), total: 0 })
  expect(text).toContain("Nincs fizetnivalója")
  expect(text).not.toContain("átutalás")
  expect(text).not.toContain("IBAN")
})

it("names no way of payment that nobody chose, and says how to transfer", () => {
  const { text } = placed({ ...sampleTransferOrder("hu"), payment_method: null })
  expect(text).toContain("Megbeszélés szerint")
  expect(text).toContain("IBAN")
  expect(text).not.toContain("a rendelést töröljük")
})

it.each([
  ["", "A kifizetett összeget"],
  ["Csak a kancsó", "Az érintett termékek árát"],
])("accepts a withdrawal as it was declared: %j", (products, money) => {
  const statement = withdrawalStatement("hu", products)
  const { text } = renderWithdrawalAnswer({
    statement,
    locale: "hu",
    links: sampleLinks("hu"),
    shop,
    reference: "EL-2026-000001",
    received_at: "2026-11-20T13:07:00Z",
    name: "Kovács Anna",
    order_reference: "1042",
    refusal: null,
    payment_method: "card",
  })
  const words = text.replace(/\s+/g, " ")
  expect(words).toContain("Tisztelt Kovács Anna!")
  expect(words).toContain(`Nyilatkozat: ${statement}`)
  expect(words).toContain(`${money} legkésőbb`)
})

for (const locale of LOCALES) {
  describe(`every e-mail in ${locale}`, () => {
    const emails = Object.entries(sampleEmails(locale))

    it.each(emails)(
      "%s has a subject, an HTML part in its language and a text part",
      (_, { subject, html, text }) => {
        expect(subject).toMatch(/^\S.{5,80}$/)
        expect(html).toMatch(/^<!DOCTYPE html>/)
        expect(html).toContain(`<html lang="${locale}"`)
        expect(html).toContain('name="color-scheme" content="light dark"')
        expect(text.length).toBeGreaterThan(200)
      },
    )

    it.each(emails)("%s has no hole in it", (_, { subject, html, text }) => {
      for (const part of [subject, visible(html), text])
        expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\{|a\(z\)/)
    })

    it.each(emails)("%s carries the same links in both parts", (_, { html, text }) => {
      const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) =>
        (href ?? "").replace(/&amp;/g, "&"),
      )
      const home = sampleLinks(locale).home
      for (const href of links) if (href !== home) expect(text).toContain(href)
    })

    it.each(emails)("%s keeps to the width of an e-mail, except for addresses", (_, { text }) => {
      for (const line of text.split("\n"))
        if (!line.includes("https://")) expect(line.length).toBeLessThanOrEqual(LINE_WIDTH)
    })

    it.each(emails)("%s loads nothing from elsewhere and runs nothing", (_, { html }) => {
      expect(html).not.toMatch(/<script|<link|@import|url\(|<iframe/)
    })

    it.each(emails)("%s names the seller and no closed dispute platform", (_, { html, text }) => {
      for (const part of [html, text]) {
        expect(part).toContain("01-09-123456")
        expect(part).not.toContain("ec.europa.eu/consumers/odr")
      }
    })
  })
}

describe("the order confirmation", () => {
  it("says in both parts what was ordered and what it costs", () => {
    const { subject, html, text } = placed(sampleCompanyOrder("hu"))
    expect(subject).toBe("Rendelését megkaptuk – 1042")
    for (const part of [visible(html), text]) {
      for (const fact of [
        "28\u00A0723\u00A0Ft",
        "\u22123\u00A0137\u00A0Ft",
        "6\u00A0106\u00A0Ft",
        "490\u00A0Ft",
        "Ingyenes",
      ]) {
        expect(part).toContain(fact)
      }
      expect(part).toContain("Tisztelt Kovács Anna!")
      expect(part).toContain("Adószám: 12345676-1-41")
    }
  })

  it("tells the cash amount when it differs from the total", () => {
    expect(placed().text).toContain("28\u00A0725\u00A0Ft (5 Ft-ra kerekítve)")
    expect(placed({ ...sampleOrder("hu"), total: 28725 }).text).not.toContain("kerekítve")
  })

  it("asks for a card and rounds nothing where a parcel locker is paid", () => {
    const delivery = {
      kind: "pickup_point" as const,
      name: "Foxpost",
      pickup_point: samplePickupPoint,
      is_at_locker: true,
    }
    const { text } = placed({ ...sampleOrder("hu"), delivery })
    expect(text.replace(/\s+/g, " ")).toContain("28 723 Ft-ot) a csomagautomatánál, bankkártyával fizeti.")
    expect(text).not.toContain("kerekítve")
  })

  it("gives the data of a bank transfer with the order number as reference and the last day", () => {
    const { text } = placed(sampleTransferOrder("hu"))
    expect(text).toContain("12345676-12345676-00000000")
    expect(text).toContain("Közlemény: 1042")
    expect(text).toContain("2026. november 28-ig")
  })

  it("holds the withdrawal information, the model form and the way to the withdrawal function", () => {
    const hungarian = placed()
    expect(hungarian.text.replace(/\n/g, " ")).toContain(
      "Ön 14 napon belül jogosult indokolás nélkül elállni",
    )
    expect(hungarian.text).toContain("Elállásinyilatkozat-minta")
    expect(hungarian.html).toContain("https://porteka.example/hu/elallas?rendeles=1042")
    const english = placed(sampleOrder("en"), "en")
    expect(english.text).toContain("Model withdrawal form")
    expect(english.html).toContain("https://porteka.example/en/withdrawal?order=1042")
  })

  it.each([
    ["hu", "adószámmal) vásárlót az indokolás nélküli elállás joga nem illeti meg", /14 nap|elallas/],
    ["en", "no right to withdraw without reason", /14 days|withdrawal\?order/],
  ] as const)(
    "tells a buyer with a tax number that there is no withdrawal, in %s",
    (locale, sentence, promise) => {
      const { text, html } = placed(sampleCompanyOrder(locale), locale)
      expect(text.replace(/\s+/g, " ")).toContain(sentence)
      expect(text).not.toMatch(promise)
      expect(html).not.toMatch(promise)
    },
  )

  it("names the lines without a right of withdrawal, and only then", () => {
    expect(placed().text).toContain("Névre szóló fakanál\n(az Ön kérésére")
    const items = sampleOrder("hu").items.slice(0, 2)
    expect(placed({ ...sampleOrder("hu"), items }).text).not.toContain("Kivételek")
  })

  it("does not promise dispatch before a transfer has arrived, nor of what is collected", () => {
    expect(placed(sampleTransferOrder("hu")).text).toContain("az összeg beérkezése után 1–2 munkanapon belül")
    const delivery = { kind: "shop" as const, name: "Személyes átvétel", pickup_point: null }
    expect(placed({ ...sampleOrder("hu"), delivery }).text).toContain("amikor átvehető")
    const collectedLater = placed({ ...sampleTransferOrder("hu"), delivery }).text
    expect(collectedLater.replace(/\s+/g, " ")).toContain("az összeg beérkezése után összekészítjük")
  })

  it("names the days on which it is expected, and how a parcel is collected", () => {
    const flat = (order: Parameters<typeof placed>[0], locale: Locale = "hu") =>
      placed(order, locale).text.replace(/\s+/g, " ")
    // Ordered on a Friday: 1–2 days of packing, 1–2 of the courier, 2–3 of a locker's carrier.
    expect(flat({ ...sampleOrder("hu"), making_days: 0 })).toContain("Várható kézbesítés: november 24–26.")
    const point = { kind: "pickup_point" as const, name: "Foxpost", pickup_point: samplePickupPoint }
    const locker = flat({ ...sampleOrder("en"), making_days: 0, delivery: point }, "en")
    expect(locker).toContain("Estimated delivery: November 25–27")
    expect(locker).toContain("the code for picking it up")
    // No telephone number between them.
    expect(locker).toContain("Nyugati tér 1. Billing address")
    const atLocker = { ...sampleOrder("hu"), delivery: { ...point, is_at_locker: true } }
    expect(flat(atLocker)).toContain("elküldi a nyitókódot")
    expect(flat(sampleOrder("hu"))).toContain("A futár a megadott telefonszámon egyeztet")
    const collected = { ...sampleOrder("hu"), delivery: { ...point, kind: "shop" as const } }
    expect(flat(collected)).toContain("mondja meg a rendelésszámot")
    expect(flat(collected)).toContain(shop.pickup.hours.hu.replace(/\s+/g, " "))
    const transfer = flat({ ...sampleTransferOrder("hu"), making_days: 0 })
    expect(transfer).toMatch(/: \d–\d munkanappal az összeg beérkezése után/)
    expect(transfer).not.toContain("november 24")
    const mail = { kind: "mail" as const, name: "", pickup_point: null }
    expect(flat({ ...sampleOrder("hu"), delivery: mail })).not.toMatch(/Várható|kódot/)
  })

  it("links the contact page with the order's number", () => {
    expect(placed().html).toContain("https://porteka.example/hu/contact?rendeles=1042")
  })

  it("counts the days of making before those of packing, and says how a line is wanted", () => {
    const { text } = placed({ ...sampleTransferOrder("hu"), making_days: 5 })
    expect(text).toContain("az összeg beérkezése után 6–7 munkanapon belül")
    const wanted = placed(sampleOrder("hu")).text
    for (const line of ["Díszcsomagolás", "Üzenet a kísérőkártyára: Szeretettel: Anna", "Felirat: Ilka"]) {
      expect(wanted).toContain(line)
    }
  })

  it("shows whatever a shopper wrote as text", () => {
    fc.assert(
      fc.property(fc.string(), (notes) => {
        const { html } = placed({ ...sampleOrder("hu"), notes: `<b>${notes}<script>` })
        expect(html).not.toContain("<script>")
        expect(html).not.toContain("<b>")
      }),
      { numRuns: 25 },
    )
  })
})

it("shows a gift card's code in groups, of which a phone's line holds two", () => {
  const { "gift-card": card } = sampleEmails("hu")
  const [, shown = ""] = /font-size:32px[^>]*>([^<]*)</.exec(card?.html ?? "") ?? []
  expect(shown).toMatch(/^\w{4}\u00a0\w{4} \w{4}\u00a0\w{4}$/)
  expect(card?.text).toContain(shown.replace(/\s/g, ""))
})

it.each([
  {
    locale: "hu",
    sums: ["Végösszeg (bruttó) 31 370 Ft", "ebből 27% áfa 6 669 Ft"],
    below: ["Ajándékutalvánnyal fizetve −10 000 Ft", "Fizetendő 21 370 Ft"],
  },
  {
    locale: "en",
    sums: ["Total (VAT included) HUF 31,370", "of which 27% VAT HUF 6,669"],
    below: ["Paid by gift card −HUF 10,000", "To pay HUF 21,370"],
  },
] as const)(
  "in $locale, shows what a gift card paid below the price and its VAT",
  ({ locale, sums, below }) => {
    const { "order-placed-gift-card": mail, "order-placed-transfer": without } = sampleEmails(locale)
    const lines = (mail?.text ?? "").split("\n").map((line) => line.replace(/\s+/g, " "))
    const at = lines.indexOf(sums[0])
    expect(lines.slice(at, at + 5)).toEqual([...sums, ...below, ""])
    for (const name of below.map((line) => line.replace(/ [−H\d].*/, ""))) {
      expect(mail?.html).toContain(`>${name}<`)
      expect(without?.html).not.toContain(`>${name}<`)
    }
  },
)

it("lets long words break, so that no e-mail is wider than a phone", () => {
  for (const [name, { html }] of Object.entries(sampleEmails("hu")))
    for (const [cell] of html.matchAll(/<(?:td class="fact ink"|p )[^>]*>/g))
      expect(cell, name).toContain("word-break:break-word")
})

it("gives the rows of an order the same columns, with picture and without", () => {
  const [first, ...others] = sampleOrder("hu").items
  const picture = "https://porteka.example/bogre.jpg"
  const { html } = placed({
    ...sampleOrder("hu"),
    items: [...(first ? [{ ...first, picture_url: picture }] : []), ...others],
  })
  const [, rows = ""] = new RegExp(`<tr>(<td[^>]*><img src="${picture}".*?)</table>`, "s").exec(html) ?? []
  const columnsOf = (row: string) =>
    [...row.matchAll(/<td[^>]*>/g)].reduce(
      (sum, [cell]) => sum + Number(/colSpan="(\d)"/i.exec(cell)?.[1] ?? 1),
      0,
    )
  const columns = rows.split("<tr>").map(columnsOf)
  expect(columns.length).toBeGreaterThan(2)
  expect(new Set(columns)).toEqual(new Set([3]))
})

describe("greetings and subjects", () => {
  const code = (recipient: Parameters<typeof renderVerificationCode>[0]["recipient"]) =>
    renderVerificationCode({
      purpose: "sign_up",
      recipient,
      code: "482915",
      locale: "hu",
      links: sampleLinks("hu"),
      shop,
      page_url: null,
    })

  it.each([
    [{ first_name: "Anna", last_name: "Kovács" }, "Tisztelt Kovács Anna!"],
    [{ first_name: "Anna-Mária", last_name: "dr. O'Neill" }, "Tisztelt dr. O'Neill Anna-Mária!"],
    [{ first_name: "", last_name: "Kovács" }, "Tisztelt Vásárlónk!"],
    [null, "Tisztelt Vásárlónk!"],
    [{ typed_name: " Kovács Anna " }, "Tisztelt Kovács Anna!"],
    [{ typed_name: "Nyert: olcso.example" }, "Tisztelt Vásárlónk!"],
    [{ first_name: "olcso.example", last_name: "Nyert https://olcso.example" }, "Tisztelt Vásárlónk!"],
    [{ first_name: "a".repeat(61), last_name: "b" }, "Tisztelt Vásárlónk!"],
  ])("%j is greeted as %s", (recipient, greeting) => {
    expect(code(recipient).text).toContain(greeting)
  })

  it("puts the code into the subject, where a phone shows it", () => {
    expect(code(null).subject).toBe("Megerősítő kódja: 482915")
  })

  it("keeps a subject on one line", () => {
    const product = {
      title: "Bögre\r\nBcc: x@y.example",
      variant_title: null,
      price: null,
      currency_code: "huf",
      url: "https://porteka.example/p",
      picture_url: null,
    }
    const { subject, text } = renderBackInStock({
      product,
      locale: "hu",
      links: sampleLinks("hu"),
      shop,
    })
    expect(subject).toBe("Újra kapható: Bögre Bcc: x@y.example")
    expect(text).not.toContain("Ft")
  })
})

it("announces after a payment what happens next with this way of delivery", () => {
  const paid = (delivery_kind: "home" | "shop" | "mail") => {
    const { text } = renderOrderPaid({
      order: { display_id: 1042, currency_code: "HUF", recipient: null, url: "https://porteka.example/o" },
      amount: 31370,
      delivery_kind,
      locale: "hu",
      links: sampleLinks("hu"),
      shop,
    })
    return text.replace(/\s+/g, " ")
  }
  expect(paid("home")).toContain("a feladásról e-mailben értesítjük")
  expect(paid("shop")).toContain("értesítjük, amikor átvehető")
  expect(paid("mail")).not.toMatch(/csomag|átvehető/)
})

it("says in the receipt of a withdrawal where the money goes, and asks after an order paid on delivery", () => {
  for (const [locale, ...sentences] of [
    ["hu", "arra a bankszámlára térítjük vissza", "bankszámlaszámot, amelyre a visszatérítést kéri"],
    ["en", "card or account you paid from", "number of the bank account to which we should send it"],
  ] as const) {
    const text = (sampleEmails(locale)["withdrawal-receipt"]?.text ?? "").replace(/\s+/g, " ")
    for (const sentence of sentences) expect(text).toContain(sentence)
  }
})
