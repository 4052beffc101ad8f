import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { LineNews } from "../contract/line-news.ts"

/** Shows beside a line what has changed about its product. */
export function LineNewsNotices({ news }: { news: readonly LineNews[] }) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const textOf = (item: LineNews) => {
    switch (item.kind) {
      case "gone":
        return t("newsGone")
      case "stock":
        return item.left > 0 ? t("newsStock", { count: item.left }) : t("newsSoldOut")
      case "inscription":
        return t("newsInscription")
      case "price":
        return t("newsPrice", { from: money(item.from), to: money(item.to) })
    }
  }
  return news.map((item) => (
    <Notice key={item.kind} tone="warning" live className="mt-3">
      {textOf(item)}
    </Notice>
  ))
}
