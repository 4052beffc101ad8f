/** A code alone, in an address, or in the identifier of its campaign. */
const CODE = /(?<![0-9A-Z])([0-9A-F]{4})[0-9A-F]{12}(?![0-9A-Z])/gi

/** An answer without the codes of gift cards: the first four characters remain, to tell them apart. */
export const hideCardCodes = (body: unknown): unknown =>
  body === undefined
    ? body
    : JSON.parse(
        JSON.stringify(body, (_, value: unknown) =>
          typeof value === "string" ? value.replace(CODE, "$1…") : value,
        ),
      )
