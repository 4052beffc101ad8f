import { type LineOptions, type ShownLineOption, showLineOptions } from "@porteka/shop"
import { useLocale } from "use-intl"

/** The options of a line in the page's language. */
export function useLineOptions(): (options: LineOptions) => ShownLineOption[] {
  const locale = useLocale()
  return (options) => showLineOptions(options, locale)
}
