import { expect, test } from "vitest"
import { translateMessage } from "./medusa-messages.ts"

test.each([
  ["Product variant with sku: BOGRE-1, already exists.", "Ilyen már van: cikkszám „BOGRE-1”."],
  ["Product with handle: kek-bogre, already exists.", "Ilyen már van: azonosító az URL-ben „kek-bogre”."],
  ["Promotion with code: TEL10, already exists.", "Ilyen már van: kód „TEL10”."],
  ["User with email: anna@example.com, already exists.", "Ilyen már van: e-mail-cím „anna@example.com”."],
  [
    "Variant (Kék / M) with provided options already exists.",
    "Ezekkel az opciókkal már van változat: „Kék / M”.",
  ],
  [
    "Not enough stock available for item iitem_1 at location sloc_1",
    "Nincs belőle elég készleten ahhoz, hogy ennyit lefoglaljon.",
  ],
  ["No stock reservation found for item ordli_1 - Bögre (Kék)", "Nincs lefoglalt készlet ehhez: Bögre, Kék."],
  [
    "All returns must be canceled before canceling an order",
    "A rendelés így nem törölhető: előbb vonja vissza ezeket: visszaküldések.",
  ],
  [
    "You are not allowed to refund more than the captured amount",
    "Ennyit nem lehet visszaadni: több, mint amennyi beérkezett és még nincs visszatérítve.",
  ],
  [
    "Payment with id pay_1 is trying to refund amount greater than the refundable amount",
    "Ennyit nem lehet visszaadni: több, mint amennyi beérkezett és még nincs visszatérítve.",
  ],
  [
    "The card provider refuses the refund: Insufficient funds",
    "A kártyaszolgáltató elutasította a visszatérítést: a pénz nem ment vissza, a boltban sem történt semmi. Az ok, ahogyan ő írja: „Insufficient funds”. Próbálja később, vagy utalja át a vevőnek, és rögzítse a rendelés lapján: „Másképp küldtem vissza”.",
  ],
  ["No files were uploaded", "Nem érkezett fájl: válassza ki újra."],
  ['Promotion code "TEL10" not found', "Nincs ilyen kód: TEL10."],
  ['Promotion codes "TEL10", "NYAR" are not active', "Ez a kód most nem érvényes: TEL10, NYAR."],
  [
    "Promotion limit (3) cannot be less than current usage (5)",
    "A kódot már 5 alkalommal beváltották: a határ nem lehet 3.",
  ],
  ["Invalid email or password", "Az e-mail-cím vagy a jelszó nem jó."],
  ["Invalid MFA challenge code", "A kód nem jó, vagy már felhasználta."],
  ["Invalid request: Field 'email' is required", "Kötelező mező: e-mail-cím."],
  [
    "Invalid request: Expected type: 'number' for field 'amount', got: 'string'",
    "Valamelyik mező értéke nem jó. Nézze át, amit beírt.",
  ],
])("%s", (message, inHungarian) => {
  expect(translateMessage("hu", message)).toBe(inHungarian)
  expect(translateMessage("en", message)).toBe(message)
})

test.each([
  "",
  "MFA verification code is required to disable MFA",
  "Identity with email already exists",
  "Something Medusa has never said",
  "A termék így nem tehető közzé.",
])("what nobody has put into words stays as it is: %j", (message) => {
  expect(translateMessage("hu", message)).toBe(message)
})
