import { createContext, type ReactNode, useContext } from "react"

/** Renders something without interaction to HTML. Ids that React generates contain the prefix. */
export type ToMarkup = (content: ReactNode, options: { identifierPrefix: string }) => string

const StaticMarkupContext = createContext<ToMarkup | undefined>(undefined)

/** The server's entry gives React's own function, which the browser's bundle must not contain. */
export const StaticMarkupProvider = StaticMarkupContext.Provider

/** Undefined in the browser, and in development, where code changes. */
export const useStaticMarkup = (): ToMarkup | undefined => useContext(StaticMarkupContext)
