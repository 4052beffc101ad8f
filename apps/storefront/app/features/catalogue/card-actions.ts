import type { CatalogueCard } from "@porteka/commerce-sdk"
import { createContext, type ReactNode, useContext } from "react"

/** What other features put over a card's picture (the wishlist's heart); the shell says what. */
export type CardAction = (card: CatalogueCard) => ReactNode

const CardActionContext = createContext<CardAction | null>(null)

export const CardActionProvider = CardActionContext.Provider

export function useCardAction(): CardAction | null {
  return useContext(CardActionContext)
}
