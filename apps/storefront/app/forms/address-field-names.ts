/** Address fields that a shopper fills in, with the back end's names. */
export const ADDRESS_FIELDS = [
  "last_name",
  "first_name",
  "postal_code",
  "city",
  "address_1",
  "address_2",
] as const

export type FilledAddress = Record<(typeof ADDRESS_FIELDS)[number], string>
