/** They turn around how the rest of a line is shown, also in an e-mail to the staff; no language needs them in a text. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]+/g

/** A typed text without characters that turn a line around. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, "")
