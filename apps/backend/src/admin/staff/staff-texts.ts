import type { StaffRole } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

interface StaffTexts {
  heading: string
  hint: string
  /** The link to Medusa's list of accounts, between two parts of a sentence. */
  removal: readonly [before: string, link: string, after: string]
  roles: Record<StaffRole, string>
  rights: Record<StaffRole, string>
  columns: string[]
  invited: string
  roleOf: (email: string) => string
  saved: string
  invite: string
  email: string
  role: string
  send: string
  sent: (email: string) => string
  secondFactor: string
  secondFactorHint: string
  secondFactorRequired: string
  secondFactorOn: string
  secondFactorOff: string
  secondFactorReset: string
  secondFactorResetOf: (email: string) => string
  secondFactorResetAsk: (email: string) => string
  secondFactorIsReset: string
  secondFactorNeeded: string
  yes: string
  no: string
  cancel: string
  actions: string
  actionsHint: string
  actionColumns: string[]
  search: string
  noActions: string
  key: string
  /** The action, by the method of the request. */
  verbs: Record<string, string>
  password: string
  current: string
  fresh: string
  again: string
  different: string
  change: string
  changed: string
}

const TEXTS = textsForStaff<StaffTexts>({
  hu: {
    heading: "Munkatársak",
    hint: "Ki mit tehet a boltban. Aki most érkezett, addig csak nézelődhet, amíg mást nem választ neki.",
    removal: [
      "Aki elmegy: ",
      "Beállítások, Felhasználók",
      ", a neve melletti „…”, Törlés. Azonnal kilép. Ott törölhető a meghívó is.",
    ],
    roles: {
      owner: "Tulajdonos",
      orders: "Rendelések",
      content: "Termékek és tartalom",
      read_only: "Csak olvas",
    },
    rights: {
      owner: "Mindent megtehet, a munkatársak és a bolt beállításait is.",
      orders: "Rendelések, fizetés, csomagok, visszaküldés, vásárlók, készlet.",
      content: "Termékek, árak, akciók, oldalak, magazin, fordítások. Rendelést és vásárlót nem lát.",
      read_only: "Mindent láthat, de nem módosíthat.",
    },
    columns: ["E-mail-cím", "Név", "Munkakör", "Kétlépéses hitelesítés"],
    invited: "meghívva, még nem lépett be",
    roleOf: (email) => `${email} munkaköre`,
    saved: "A munkakör elmentve.",
    invite: "Új munkatárs meghívása",
    email: "E-mail-cím",
    role: "Munkakör",
    send: "Meghívó küldése",
    sent: (email) => `A meghívó elment: ${email}`,
    secondFactor: "Kétlépéses hitelesítés",
    secondFactorHint:
      "A jelszó mellé egy hitelesítő alkalmazás 6 jegyű kódját is kéri a belépés. Ki-ki a saját profilján kapcsolja be (Beállítások, Profil).",
    secondFactorRequired:
      "Mindenkitől kérem: akinek nincs, addig csak a profilját nyithatja meg, amíg be nem kapcsolja",
    secondFactorOn: "Mostantól mindenkitől kéri a bolt.",
    secondFactorOff: "Mostantól ki-ki maga dönti el.",
    secondFactorReset: "Kikapcsolás",
    secondFactorResetOf: (email) => `${email} kétlépéses hitelesítésének kikapcsolása`,
    secondFactorResetAsk: (email) =>
      `${email} elvesztette a telefonját és a helyreállítási kódjait is? Győződjön meg róla, hogy tényleg ő kéri: ezután a jelszava is elég lesz a belépéshez, amíg újra be nem kapcsolja.`,
    secondFactorIsReset: "A kétlépéses hitelesítést kikapcsolta.",
    secondFactorNeeded:
      "A bolt tulajdonosa kétlépéses hitelesítést kér. Kapcsolja be ezen a lapon, utána folytathatja a munkát.",
    yes: "igen",
    no: "nem",
    cancel: "Mégsem",
    actions: "Ki mit módosított",
    actionsHint: "Egy évig őrizzük. A beírt adatok nem kerülnek ide.",
    actionColumns: ["Mikor", "Ki", "Mit", "Hol"],
    search: "Keresés: e-mail-cím vagy hely",
    noActions: "Nincs ilyen módosítás.",
    key: "API-kulcs",
    verbs: { POST: "módosított", PUT: "módosított", PATCH: "módosított", DELETE: "törölt" },
    password: "Saját jelszó",
    current: "Jelenlegi jelszó",
    fresh: "Új jelszó",
    again: "Új jelszó még egyszer",
    different: "A két új jelszó nem egyforma.",
    change: "Jelszó megváltoztatása",
    changed: "Az új jelszó mostantól él.",
  },
  en: {
    heading: "Staff",
    hint: "Who may do what in the shop. Whoever is new may only look until you choose something else.",
    removal: [
      "Somebody who leaves: ",
      "Settings, Users",
      ", “…” beside the name, Delete. It signs them out at once. Invitations are deleted there, too.",
    ],
    roles: { owner: "Owner", orders: "Orders", content: "Products and content", read_only: "Read only" },
    rights: {
      owner: "Everything, the staff and the shop's settings included.",
      orders: "Orders, payments, parcels, returns, customers, stock.",
      content: "Products, prices, promotions, pages, journal, translations. Sees no orders and no customers.",
      read_only: "May see everything and change nothing.",
    },
    columns: ["E-mail", "Name", "Role", "Two-factor authentication"],
    invited: "invited, has not signed in yet",
    roleOf: (email) => `Role of ${email}`,
    saved: "The role is saved.",
    invite: "Invite somebody",
    email: "E-mail",
    role: "Role",
    send: "Send the invitation",
    sent: (email) => `The invitation was sent to ${email}`,
    secondFactor: "Two-factor authentication",
    secondFactorHint:
      "Signing in asks for the 6-digit code of an authenticator app beside the password. Everybody switches it on in the own profile (Settings, Profile).",
    secondFactorRequired:
      "Ask it of everybody: whoever has none can open nothing but the profile until it is on",
    secondFactorOn: "From now on it is asked of everybody.",
    secondFactorOff: "From now on everybody decides for themselves.",
    secondFactorReset: "Switch off",
    secondFactorResetOf: (email) => `Switch off two-factor authentication of ${email}`,
    secondFactorResetAsk: (email) =>
      `Has ${email} lost both the phone and the recovery codes? Make sure that it is really them who ask: afterward the password is enough to sign in, until it is switched on again.`,
    secondFactorIsReset: "Two-factor authentication is switched off.",
    secondFactorNeeded:
      "The owner of the shop asks for two-factor authentication. Switch it on here, then go on working.",
    yes: "yes",
    no: "no",
    cancel: "Cancel",
    actions: "Who changed what",
    actionsHint: "Kept for a year. What was typed is not kept.",
    actionColumns: ["When", "Who", "What", "Where"],
    search: "Search: e-mail or place",
    noActions: "No such change.",
    key: "API key",
    verbs: { POST: "changed", PUT: "changed", PATCH: "changed", DELETE: "deleted" },
    password: "Your password",
    current: "Current password",
    fresh: "New password",
    again: "New password once more",
    different: "The two new passwords differ.",
    change: "Change the password",
    changed: "The new password is in force.",
  },
})

export const staffTexts = (): StaffTexts => TEXTS[adminLanguage()]
