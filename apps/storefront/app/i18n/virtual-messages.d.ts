/** Made by message-catalogues.ts of all languages and parts there are. */
declare module "virtual:message-loaders" {
  export const LOADERS: Record<
    import("./message-parts.ts").MessagePart,
    Record<
      import("./locales.ts").Locale,
      () => Promise<{ messages: Partial<import("./messages.ts").Messages> }>
    >
  >
}

declare module "virtual:all-messages" {
  export const ALL_MESSAGES: Record<import("./locales.ts").Locale, import("./messages.ts").Messages>
}
