import { type StaffLocale, textsForStaff } from "@porteka/shop/languages"

type Rule = readonly [said: RegExp, inWords: string | ((...parts: string[]) => string)]

/** Columns of Medusa's tables that people fill in. */
const FIELDS: Readonly<Record<string, string>> = {
  sku: "cikkszám",
  handle: "azonosító az URL-ben",
  email: "e-mail-cím",
  code: "kód",
  barcode: "vonalkód",
  ean: "EAN",
  upc: "UPC",
  value: "érték",
  name: "név",
  title: "cím",
  iso_2: "ország",
}

const named = (field = "") => FIELDS[field] ?? field

/** "sku: ABC-1, deleted_at: null": the part that people know. */
const namedPairs = (pairs = "") =>
  pairs
    .split(", ")
    .map((pair) => pair.split(": "))
    .filter(([field = ""]) => Object.hasOwn(FIELDS, field))
    .map(([field, value]) => `${named(field)} „${value}”`)
    .join(", ")

/**
 * Medusa's English error messages and their Hungarian translations for the staff. Texts of Medusa 2.21;
 * unknown messages stay English. So must two that Medusa's admin compares with: "MFA verification code is
 * required to disable MFA", "Identity with email already exists".
 */
const HUNGARIAN: readonly Rule[] = [
  // Products
  [
    /^\S.* with ((?:[a-z_0-9]+: .*)), already exists\.?$/i,
    (pairs) => `Ilyen már van: ${namedPairs(pairs) || pairs}.`,
  ],
  [
    /^Variant \((.+)\) with provided options already exists/,
    (title) => `Ezekkel az opciókkal már van változat: „${title}”.`,
  ],
  [
    /^Invalid product handle '(.*)'/,
    (handle) =>
      `„${handle}” nem lehet a termék azonosítója az URL-ben: csak ékezet nélküli kisbetű, szám és kötőjel lehet benne.`,
  ],
  [/^Product title is required/, "A terméknek legyen címe."],
  [/^Product options are not provided for/, "A terméknek legalább egy opció kell, például a méret."],
  [
    /^Product has \d+ option values but there were \d+ provided option values for the variant: (.+)\.$/,
    (title) => `Minden opcióhoz válasszon értéket ennél a változatnál: „${title}”.`,
  ],
  [
    /^Option value (.+) does not exist for option (.+)$/,
    (value, option) => `Ennek az opciónak nincs ilyen értéke: „${option}”, „${value}”.`,
  ],
  [
    /^Cannot delete product options? (?:values )?that are associated with products/,
    "Termékek használják, ezért nem törölhető.",
  ],
  [
    /^Cannot unassign option values from product/,
    "Változatok használják ezt az értéket: előbb azokat törölje.",
  ],
  [
    /^Deleting ProductCategory \(.*\) with category children is not allowed/,
    "A kategóriának vannak alkategóriái: előbb azokat törölje vagy tegye máshová.",
  ],
  // Stock
  [/^Not enough stock available for item/, "Nincs belőle elég készleten ahhoz, hogy ennyit lefoglaljon."],
  [
    /^Cannot remove following inventory item\(s\) since they have reservations/,
    "Rendelések foglalják, ezért nem törölhető.",
  ],
  [
    /^Cannot remove Inventory Levels for/,
    "Ebben a raktárban még van belőle, vagy rendelések foglalják: előbb vigye nullára a készletet.",
  ],
  [
    /^No stock reservation found for item \S+ - (.+?)(?: \((.+)\))?$/,
    (title, variant) => `Nincs lefoglalt készlet ehhez: ${title}${variant ? `, ${variant}` : ""}.`,
  ],
  [
    /^Quantity to fulfill exceeds the reserved quantity/,
    "Többet csomagolna be, mint amennyi a rendeléshez le van foglalva.",
  ],
  // Orders and parcels
  [/^Order with id \S+ has been canceled/, "A rendelés törölve van, ezért nem módosítható."],
  [
    /^All (\S+) must be canceled before canceling an order/,
    (what) => `A rendelés így nem törölhető: előbb vonja vissza ezeket: ${AFTER_SALE[what] ?? what}.`,
  ],
  [
    /^Order \(?\S+\)? already has an existing active order change/,
    "A rendelésnek már van megkezdett módosítása: előbb azt fejezze be vagy vesse el.",
  ],
  [/^An active Order Change is required to proceed/, "Nincs megkezdett módosítás: kezdje elölről."],
  [/^Cannot fulfill more items than what was ordered/, "Többet csomagolna be, mint amennyit rendeltek."],
  [/^Cannot ship more items than what was fulfilled/, "Többet adna fel, mint amennyi be van csomagolva."],
  [/^Cannot deliver more items than/, "Többet jelölne kézbesítettnek, mint amennyi el lett küldve."],
  [/^Cannot request to return more items than/, "Többet venne vissza, mint amennyit elküldtek."],
  [/^Cannot receive more items than/, "Többet venne át, mint amennyi a visszaküldésben szerepel."],
  [/^Cannot claim more items than/, "Több darabra szólna a reklamáció, mint amennyit rendeltek."],
  [/^Cannot remove fulfilled item/, "Ami már csomagban van, nem vehető ki a rendelésből."],
  [
    /^Item \S+ has already been fulfilled and quantity cannot be lower than (\d+)/,
    (pieces) => `Ebből már ${pieces} darab csomagban van: kevesebb nem lehet.`,
  ],
  [/^No items to fulfill/, "Nincs mit becsomagolni."],
  [
    /^(?:The fulfillment is already canceled|Cannot (?:create shipment for a|deliver an already) canceled fulfillment)/,
    "Ez a csomag vissza van vonva.",
  ],
  [
    /^(?:Shipment has already been created|Fulfillment with id \S+ already shipped)/,
    "Ez a csomag már fel van adva.",
  ],
  [
    /^Fulfillment (?:has already been marked delivered|with id \S+ already delivered)/,
    "Ez a csomag már kézbesítve van.",
  ],
  [
    /^Fulfillment can only be created entirely with items/,
    "Szállítandó és nem szállítandó tétel nem lehet egy csomagban: bontsa ketté.",
  ],
  [/^Cannot create (?:fulfillment|return) without stock location/, "Válasszon raktárat."],
  [
    /^Items are required to create a return|^Order return request should have at least 1 item/,
    "Válassza ki, mi jön vissza.",
  ],
  [/^Order claim request should have at least 1 item/, "Válassza ki, mire szól a reklamáció."],
  [
    /^Order exchange request should have at least 1 item inbound and 1 item outbound/,
    "A cseréhez legalább egy tétel kell, ami visszajön, és egy, ami kimegy.",
  ],
  // Files
  [/^No files were uploaded/, "Nem érkezett fájl: válassza ki újra."],
  // Money
  [
    /^You are not allowed to refund more than the captured amount|is trying to refund amount greater than the refundable amount$|^Refund amount cannot be greater than order total/,
    "Ennyit nem lehet visszaadni: több, mint amennyi beérkezett és még nincs visszatérítve.",
  ],
  [
    /^The card provider refuses the refund: (.*)$/s,
    (reason) =>
      `A kártyaszolgáltató elutasította a visszatérítést: a pénz nem ment vissza, a boltban sem történt semmi. Az ok, ahogyan ő írja: „${reason}”. Próbálja később, vagy utalja át a vevőnek, és rögzítse a rendelés lapján: „Másképp küldtem vissza”.`,
  ],
  [/^Refund amount must be greater than 0/, "A visszatérítés legyen több nulla forintnál."],
  [
    /^You cannot capture more than the authorized amount|^Amount cannot be greater than/,
    "Ennyit nem lehet beszedni: több, mint amennyi még jár.",
  ],
  [/^Capture amount must be greater than 0/, "A beszedett összeg legyen több nulla forintnál."],
  [/^The payment: \S+ has been canceled/, "Ez a fizetés vissza van vonva."],
  [
    /^Can only mark 'not_paid' payment collection as paid/,
    "Csak kifizetetlen rendelés jelölhető kifizetettnek.",
  ],
  [
    /^Cannot cancel a completed payment collection|^Payment collection is already canceled/,
    "Ez a fizetés már le van zárva.",
  ],
  [
    /^Can(?:not| only) create (?:more )?(?:negative |positive )?credit lines/,
    "Ekkora jóváírás vagy terhelés most nem vehető fel: nézze meg, mennyi a rendelés egyenlege.",
  ],
  // Promotions
  [/^Promotion codes? "(.+)" not found/, (codes) => `Nincs ilyen kód: ${codes.replaceAll('"', "")}.`],
  [
    /^Promotion codes? "(.+)" (?:is|are) not active/,
    (codes) => `Ez a kód most nem érvényes: ${codes.replaceAll('"', "")}.`,
  ],
  [
    /^Promotion usage exceeds the (?:budget )?limit/,
    "A kód elérte a keretét, ezért többször nem váltható be.",
  ],
  [
    /^Promotion limit \((\d+)\) cannot be less than current usage \((\d+)\)/,
    (limit, used) => `A kódot már ${used} alkalommal beváltották: a határ nem lehet ${limit}.`,
  ],
  [
    /^Application Method value should be a percentage number between 0 and 100/,
    "A kedvezmény 0 és 100 százalék között lehet.",
  ],
  [
    /^Cannot add promotions to campaign where currency_code don't match|^Currency between promotion and campaigns should match|^Currency code doesn't match for campaign/,
    "A kód és a kampány pénzneme nem egyezik.",
  ],
  [/^Buy rules are required for/, "Adja meg, mit kell hozzá venni."],
  [
    /^Campaign budget attributes .* are immutable/,
    "A kampány keretének fajtája és pénzneme nem módosítható.",
  ],
  // People
  [/^Invalid email or password/, "Az e-mail-cím vagy a jelszó nem jó."],
  [/^Too many attempts/, "Túl sok próbálkozás volt. Várjon egy kicsit, és próbálja újra."],
  [/^(?:Guest c|C)ustomer with this email already/, "Ezzel az e-mail-címmel már van vásárló."],
  [
    /^The invite (?:has expired|token is invalid)|^Invalid token\.?$/,
    "A meghívó érvénytelen vagy lejárt: kérjen újat.",
  ],
  [
    /^(?:Invalid (?:TOTP|MFA challenge|MFA verification) code|Recovery code is invalid or already used)/,
    "A kód nem jó, vagy már felhasználta.",
  ],
  [
    /^MFA challenge (?:has too many failed attempts|has expired|has already been completed|with id)/,
    "Ez a belépés lejárt, vagy túl sokszor próbálta: lépjen be újra a jelszavával.",
  ],
  [/^An active TOTP factor already exists/, "A kétlépéses hitelesítés már be van kapcsolva."],
  [/^Unauthorized$/, "Lépjen be újra: a munkamenete lejárt."],
  // Forms
  [
    /^Invalid request: .*?(?:Field '([^']+)' is required|Expected type: '[^']*' for field '([^']+)', got: '(?:undefined|null)')/s,
    (field, other) => `Kötelező mező: ${named(field ?? other)}.`,
  ],
  [/^Invalid request: /s, "Valamelyik mező értéke nem jó. Nézze át, amit beírt."],
  [/^Cannot set field '(.+)' of .* to null/, (field) => `Kötelező mező: ${named(field)}.`],
  [
    /^The request conflicted with another request/,
    "Ezt közben más is módosította. Töltse újra az oldalt, és próbálja újra.",
  ],
  [
    /^An unknown error occurred/,
    "Váratlan hiba történt. Próbálja újra; ha megint ez történik, szóljon a bolt üzemeltetőjének.",
  ],
]

const AFTER_SALE: Readonly<Record<string, string>> = {
  fulfillments: "csomagok",
  returns: "visszaküldések",
  exchanges: "cserék",
  claims: "reklamációk",
}

const RULES = textsForStaff<readonly Rule[]>({ hu: HUNGARIAN, en: [] })

/** @returns a message of Medusa in a language; the original if there is no translation */
export function translateMessage(language: StaffLocale, message: string): string {
  for (const [said, inWords] of RULES[language]) {
    const found = said.exec(message)
    if (found) return typeof inWords === "string" ? inWords : inWords(...found.slice(1))
  }
  return message
}
