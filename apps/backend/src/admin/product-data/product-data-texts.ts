import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

/** Value and label of each choice. */
export type Choices = readonly (readonly [string, string])[]

const TEXTS = textsForStaff({
  hu: {
    heading: "Készítő és termékjellemzők",
    hint: "A termékoldalon, a szűrőkben és a keresőben jelennek meg. Ha egy fordítás hiányzik, a magyar szöveg látszik. A * jelű mezők kötelezők; a készítőéi akkor, ha bármelyiket kitölti.",
    saved: "Elmentve, a boltban pár másodpercen belül látszik.",
    maker: "Készítő (a termékbiztonsági adatok miatt kötelező)",
    newMaker: "Új készítő",
    makerName: "A készítő neve",
    makerPlace: "Település",
    makerAddress: "Postacím",
    makerEmail: "E-mail-cím",
    makerRegion: "Tájegység (szűrő)",
    makerSeat: "A készítő székhelye",
    makerSeats: [
      ["", "Az Európai Unióban"],
      ["outside_eu", "Az Európai Unión kívül"],
    ] as Choices,
    responsible: "Az EU-ban felelős személy",
    responsibleHint:
      "Ha a készítő az EU-n kívül van, kötelező: az EU-ban letelepedett importőr, meghatalmazott képviselő vagy raktárszolgáltató. A termékoldal a gyártó mellett mutatja.",
    responsibleName: "Felelős személy neve",
    responsibleAddress: "Felelős személy postacíme",
    responsibleEmail: "Felelős személy e-mail-címe",
    filter: (name: string) => `${name} (szűrő)`,
    label: "Címke a képen",
    noLabel: "Nincs (az „Új” magától megjelenik)",
    exemption: "Elállás kivétele",
    // 45/2014. (II. 26.) Korm. rendelet 29. §
    exemptions: [
      ["", "Nincs: 14 napig visszaküldhető"],
      ["custom", "Egyedi, a vevő kérésére készül"],
      ["hygiene", "Higiéniai okból felbontás után nem"],
      ["perishable", "Romlandó, rövid ideig eltartható"],
    ] as Choices,
    inscription: "Felirat, amelyet a vevő ad meg",
    inscriptions: [
      ["", "Nem kér feliratot"],
      ["letters", "Kötelező felirat, csak betűkkel (név)"],
      ["text", "Kötelező felirat, számokkal és írásjelekkel is"],
    ] as Choices,
    longest: (most: number) => `A felirat leghosszabb (legfeljebb ${most} karakter)`,
    making: "Elkészítés munkanapokban (üres, ha készleten van)",
    garan: "A gyártó jótállása (GARAN-címke)",
    garanHint:
      "Csak akkor töltse ki, ha maga a gyártó vállal két évnél hosszabb jótállást, díjmentesen, az egész termékre. A bolt saját jótállása és a kötelező jótállás nem ilyen. A termékoldal, a pénztár és a rendelés mutatja.",
    garanYears: "Évek száma (legalább 3)",
    garanProducer: "A jótállást vállaló gyártó",
    garanModel: "A termék típusa",
    material: "Anyag",
    materialExample: "Élelmiszernél összetevők: **búza**liszt, **tojás**",
    dimensions: "Méret",
    care: "Ápolás",
    warnings: "Figyelmeztetések",
  },
  en: {
    heading: "Maker and product features",
    hint: "Shown on the product page, in the filters and by the search. Where a translation is missing, the Hungarian text is shown. Fields with * are required; those of the maker as soon as one of them is filled in.",
    saved: "Saved; the shop shows it within some seconds.",
    maker: "Maker (required by product safety law)",
    newMaker: "New maker",
    makerName: "Maker's name",
    makerPlace: "Town",
    makerAddress: "Postal address",
    makerEmail: "E-mail",
    makerRegion: "Region (filter)",
    makerSeat: "Maker's seat",
    makerSeats: [
      ["", "In the European Union"],
      ["outside_eu", "Outside the European Union"],
    ] as Choices,
    responsible: "Responsible person in the EU",
    responsibleHint:
      "Required if the maker is outside the EU: the importer, authorized representative or fulfillment service provider established in the EU. The product page names it beside the manufacturer.",
    responsibleName: "Responsible person's name",
    responsibleAddress: "Responsible person's postal address",
    responsibleEmail: "Responsible person's e-mail",
    filter: (name: string) => `${name} (filter)`,
    label: "Label on the picture",
    noLabel: "None (“New” appears by itself)",
    exemption: "Exempt from withdrawal",
    exemptions: [
      ["", "No: can be sent back within 14 days"],
      ["custom", "Made to the customer's order"],
      ["hygiene", "Not after opening, for hygiene"],
      ["perishable", "Perishable, keeps for a short time"],
    ] as Choices,
    inscription: "Inscription the buyer gives",
    inscriptions: [
      ["", "No inscription"],
      ["letters", "Required, letters only (a name)"],
      ["text", "Required, with figures and punctuation, too"],
    ] as Choices,
    longest: (most: number) => `Longest inscription (at most ${most} characters)`,
    making: "Making in working days (empty if it is in stock)",
    garan: "Producer's guarantee (GARAN label)",
    garanHint:
      "Only if the producer itself gives a guarantee of more than two years, free of charge, for the whole product. The shop's own guarantee and the mandatory one are none. The product page, the checkout and the order show it.",
    garanYears: "Number of years (3 at least)",
    garanProducer: "Producer that gives the guarantee",
    garanModel: "Model of the product",
    material: "Material",
    materialExample: "For food, ingredients: **wheat** flour, **egg**",
    dimensions: "Size",
    care: "Care",
    warnings: "Warnings",
  },
})

export const productDataTexts = () => TEXTS[adminLanguage()]
