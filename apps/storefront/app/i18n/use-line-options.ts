import { formatDate } from "@porteka/hungary"
import { type LineOptions, type ShownLineOption, showLineOptions } from "@porteka/shop"
import { useLocale } from "use-intl"

/** A line's options in the page's language. */
export function useLineOptions(): (options: LineOptions) => ShownLineOption[] {
  const locale = useLocale()
  return (options) => showLineOptions(options, locale, formatDate)
}
