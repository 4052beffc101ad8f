import type { CatalogueCard } from "@porteka/commerce-sdk"
import { createContext, type ReactNode, useContext } from "react"

/** Slot for other features above a card's picture (the wishlist's heart), filled by the shell. */
export type CardAction = (card: CatalogueCard) => ReactNode

const CardActionContext = createContext<CardAction | null>(null)

export const CardActionProvider = CardActionContext.Provider

export function useCardAction(): CardAction | null {
  return useContext(CardActionContext)
}
