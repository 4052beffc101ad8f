/** The key of a text in `cartPage`: which options the fold of a cart line holds. */
export type OptionsLabel =
  | "optionsCard"
  | "optionsWrap"
  | "optionsWrapChange"
  | "optionsInscription"
  | "optionsInscriptionWrap"
  | "optionsInscriptionWrapChange"

interface Holds {
  isGiftCard: boolean
  takesInscription: boolean
  isWrapped: boolean
  /** Wrapping is sold now. */
  isWrapOffered: boolean
}

/** @returns null: nothing can be chosen */
export function optionsLabel({
  isGiftCard,
  takesInscription,
  isWrapped,
  isWrapOffered,
}: Holds): OptionsLabel | null {
  if (isGiftCard) return "optionsCard"
  if (isWrapped) return takesInscription ? "optionsInscriptionWrapChange" : "optionsWrapChange"
  if (isWrapOffered) return takesInscription ? "optionsInscriptionWrap" : "optionsWrap"
  return takesInscription ? "optionsInscription" : null
}
