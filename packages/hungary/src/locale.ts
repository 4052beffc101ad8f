export type { Locale } from "@porteka/shop/languages"
