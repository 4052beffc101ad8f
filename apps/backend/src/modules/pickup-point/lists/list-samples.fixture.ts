const DAYS = ["hetfo", "kedd", "szerda", "csutortok", "pentek", "szombat", "vasarnap"]

/** An entry as Foxpost publishes it. */
export const FOXPOST_LOCKER = {
  place_id: "574160",
  operator_id: "hu675",
  name: "FOXPOST A-BOX Szeged Pláza",
  ssapt: "",
  sdapt: "",
  country: "hu",
  address: "6724 Szeged, Kossuth Lajos sgrt. 119.",
  zip: "6724",
  city: "Szeged",
  street: "Kossuth Lajos sgrt. 119.",
  findme: "A mélygarázs lehajtójával szemben.<br/>",
  geolat: 46.266431,
  geolng: 20.12887,
  allowed2: "ALL",
  depot: "Szeged Depo",
  load: "normal loaded",
  isOutdoor: true,
  apmType: "Rollkon",
  substitutes: [],
  variant: "FOXPOST A-BOX",
  closeDate: "",
  open: Object.fromEntries(DAYS.map((day) => [day, "00:00-24:00"])),
  cardPayment: true,
  cashPayment: false,
  paymentOptions: ["card", "link"],
  service: ["pick up", "dispatch"],
}

/** An entry as GLS publishes it. */
export const GLS_SHOP = {
  id: "2351-ALPHAZOOKK",
  goldId: 1234,
  name: "Alpha Zoo",
  type: "parcel-shop",
  externalId: "",
  contact: { countryCode: "HU", postalCode: "2351", city: "Alsónémedi", address: "Fő út 2." },
  location: [47.33, 19.16],
  hours: [
    ...[1, 2, 3, 4, 5].flatMap((day) => [
      [day, "08:00", "12:00"],
      [day, "13:00", "18:00"],
    ]),
    [6, "08:00", "12:00"],
  ],
  features: ["delivery", "pickup", "acceptsCard", "acceptsCash"],
  hasWheelchairAccess: false,
}

const OPEN_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"]
const ALL_DAYS = [...OPEN_DAYS, "saturday", "sunday"]

/** Entries as Packeta publishes them. */
export const PACKETA_BRANCH = {
  id: 4321,
  name: "Pécs, Virágbolt",
  nameStreet: "Pécs, Király u. 10.",
  place: "Virágbolt",
  currency: "HUF",
  street: "Király u. 10.",
  city: "Pécs",
  zip: "7621",
  country: "hu",
  status: 1,
  displayFrontend: true,
  latitude: 46.0763,
  longitude: 18.2281,
  maxWeight: 10,
  creditCardPayment: true,
  openingHours: {
    regular: {
      ...Object.fromEntries(OPEN_DAYS.map((day) => [day, "09:00–18:00"])),
      saturday: "09:00–12:00",
      sunday: "",
    },
  },
}
export const PACKETA_BOX = {
  ...PACKETA_BRANCH,
  id: "20001",
  name: "Z-BOX Pécs, Árkád",
  type: "zbox",
  codAllowed: false,
  openingHours: { regular: Object.fromEntries(ALL_DAYS.map((day) => [day, "00:00–23:59"])) },
}

/** An entry as Magyar Posta publishes it. */
export const MPL_POST = (kind: string, id: string) => `
  <post isPostPoint="1" zipCode="4955">
    <ID>${id}</ID><name>Botpalád postapartner</name><city>Botpalád</city>
    <street><name>Fő</name><type>utca</type><houseNumber>124</houseNumber></street>
    <gpsData><EOVx>305057</EOVx><EOVy>930326</EOVy><WGSLat>48,028436</WGSLat><WGSLon>22,807174</WGSLon></gpsData>
    <workingHours culture="HU">
      <days><day>Hétfő</day><From1>08:00</From1><To1>10:00</To1></days>
      <days><day>Kedd</day><From1>08:00</From1><To1>12:00</To1><From2>12:30</From2><To2>16:00</To2></days>
      <days><day>Vasárnap</day></days>
    </workingHours>
    <ServicePointType>${kind}</ServicePointType>
  </post>`
