import type { DemoPicture, DemoProduct } from "../demo-product.ts"
import type { DemoText } from "../demo-text.ts"

/**
 * The picture of a product's color, pattern or figure: "1" and "3" are among the product's three, every other
 * one is a separate picture (`demo/pictures/scenes/90-variants.json`).
 */
const LOOKS: Record<string, Record<string, string>> = {
  "haban-kancso": { Tulipán: "1", Gránátalma: "granatalma" },
  "szasz-szives-bogre": { Szív: "1", Tulipán: "tulipan", Szarvas: "szarvas" },
  "korondi-madaras-bogre": { Kék: "1", Zöld: "zold", Barna: "barna" },
  "haban-talka": { Tulipán: "1", Szegfű: "szegfu", Gránátalma: "granatalma", Csillag: "csillag" },
  "vasarhelyi-falitanyer": { Kék: "1", Zöld: "zold" },
  "csurgatott-salatastal": { Zöld: "1", Mézszín: "mezszin" },
  "tulipanos-vaza": { Fehér: "1", Kobalt: "kobalt" },
  "attort-mecsestarto": { Natúr: "1", Fehér: "feher", Fekete: "fekete" },
  "kekfesto-parnahuzat": { Gránátalma: "1", Pötty: "potty", Inda: "inda" },
  "kekfesto-konyharuha": { Pötty: "1", Szőlő: "szolo", "Vegyes, 3 darab": "3" },
  "kekfesto-meteraru": { Gránátalma: "1", Pötty: "potty", "Apró virág": "apro-virag", Csík: "csik" },
  "lenvaszon-asztali-futo": { Natúr: "natur", Fehér: "feher", "Kék csíkos": "1" },
  lenszalveta: { Natúr: "1", Fehér: "feher", "Piros csíkos": "piros-csikos" },
  "kender-konyharuha": { "Piros csíkos": "1", "Kék csíkos": "kek-csikos" },
  "kalocsai-himzett-terito": { Színes: "1", Fehér: "feher" },
  "matyo-parna": { "Fekete alap": "1", "Fehér alap": "feher-alap", "Piros alap": "piros-alap" },
  gyapjutakaro: { Natúr: "1", Szürke: "szurke", Mohazöld: "mohazold" },
  "nemez-ulolap": { Natúr: "natur", Moha: "1", Rozsda: "rozsda", Kék: "kek" },
  "lenvaszon-meteraru": { Natúr: "1", Fehér: "feher", Grafit: "grafit" },
  "szott-szalag": { Piros: "1", Kék: "kek", Zöld: "zold" },
  "esztergalt-sotarto": { Dió: "1", Cseresznye: "cseresznye" },
  "szasz-festett-ladika": { Zöld: "1", Kék: "kek", Ökörvér: "okorver" },
  "faragott-madar": { Natúr: "1", Kék: "kek" },
  "martott-gyertyapar": { Sárga: "1", Vörös: "voros", Zöld: "zold" },
  "kekfesto-mintas-fuzet": { Pötty: "potty", Inda: "1", Csillag: "csillag" },
  "vaszonkotesu-naplo": { Natúr: "1", Kék: "kek", Vörös: "voros" },
  "marvanyozott-papiriv": {
    Pávaszem: "1",
    Fésűs: "fesus",
    "Vörös köves": "voros-koves",
    "Szürke köves": "szurke-koves",
  },
  "preseltviragos-udvozlolap": { Levendula: "1", Pipacs: "pipacs", Páfrány: "pafrany" },
  "festett-porgettyu": { Piros: "1", Kék: "kek", Zöld: "zold", Natúr: "natur" },
  "bukkfa-epitokocka": { Natúr: "1", Színes: "3" },
  "huzos-barany": { Fehér: "1", Fekete: "fekete" },
  "faragott-haziallat": {
    Mangalica: "mangalica",
    Rackajuh: "racka",
    Szürkemarha: "1",
    Puli: "puli",
    "Négy állat": "3",
  },
  "huzos-kisvonat": { Kék: "1", Piros: "piros" },
  "huta-vizespohar": { Áttetsző: "attetszo", Kék: "kek", Zöld: "1", Borostyán: "borostyan" },
  "dugos-palack": { Halványzöld: "1", Áttetsző: "attetszo" },
  uvegharang: { Áttetsző: "attetszo", Kobalt: "1" },
  "fujt-uveggomb": { Piros: "1", Borostyán: "borostyan", Zöld: "zold", Kék: "kek" },
  "buborekos-vaza": { Zöld: "1", Kék: "kek" },
  "uveg-mezescsupor": { Áttetsző: "1", Borostyán: "borostyan" },
}

/** The product with the pictures of its looks behind its three, and which of them shows what. */
export function withLooks(product: DemoProduct): DemoProduct {
  const looks = LOOKS[product.handle]
  if (!looks) return product
  const files = Object.entries(looks).map(([value, name]) => [value, `${product.handle}-${name}`] as const)
  const own = files.filter(([, file]) => !product.pictures.some((picture) => picture.file === file))
  return {
    ...product,
    pictures: [...product.pictures, ...own.map(([value, file]) => lookPicture(product, value, file))],
    looks: Object.fromEntries(files),
  }
}

function lookPicture({ title, options }: DemoProduct, value: string, file: string): DemoPicture {
  const name = options.flatMap(({ values }) => values).find(({ hu }) => hu === value)
  if (!name) throw new Error(`${file}: "${value}" is not a value of an option`)
  const altIn = (language: keyof DemoText) =>
    `${title[language]}: ${name[language].toLocaleLowerCase(language)}`
  const alt: DemoText = { hu: altIn("hu"), en: altIn("en") }
  return { file, alt, brief: `As the first picture, but ${name.en.toLowerCase()}.` }
}
