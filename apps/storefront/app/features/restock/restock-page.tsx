import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import RestockForm from "./restock-form.tsx"
import type { RestockNoticeView, RestockReply } from "./restock-reply.ts"

/** The page of the e-mail's link, and the answer to forms in browsers without scripts. */
export function RestockPage({ reply }: { reply: RestockReply }) {
  const t = useTranslations("restock")
  switch (reply.kind) {
    case "wrong_email":
      return (
        <div className="measure py-10">
          <h1 className="text-title-lg">{t("pageTitle")}</h1>
          <div className="mt-6 max-w-reading">
            <RestockForm variantId={reply.variantId} reply={reply} />
          </div>
        </div>
      )
    case "notice":
      return <NoticePage token={reply.token} notice={reply.notice} />
    case "unavailable":
      return <ErrorState title={t("pageTitle")} text={t("unavailable")} />
    default:
      return (
        <EmptyState
          headingLevel="h1"
          title={t(`${reply.kind}Title`)}
          text={t(`${reply.kind}Text`)}
          action={<ProductLink product={null} />}
        />
      )
  }
}

interface NoticePageProps {
  token: string
  notice: RestockNoticeView
}

/** Confirming needs a click on a button, because mail programs open links by themselves. */
function NoticePage({ token, notice: { state, product } }: NoticePageProps) {
  const t = useTranslations("restock")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  const isAsked = state === "asked"
  return (
    <EmptyState
      headingLevel="h1"
      title={isAsked ? t("pageTitle") : t(`${state}Title`)}
      text={
        <>
          {product && <strong className="block font-medium text-ink">{product.title}</strong>}
          {isAsked ? t("confirmText") : t(`${state}Text`)}
        </>
      }
      action={
        <Form
          method="post"
          action={paths.restockNotice()}
          className="flex flex-col items-stretch gap-3 sm:min-w-72"
        >
          <input type="hidden" name="token" value={token} />
          {isAsked && (
            <Button type="submit" name="intent" value="confirm" busy={busy}>
              {t("confirm")}
            </Button>
          )}
          {state === "notified" ? (
            <ProductLink product={product} />
          ) : (
            <Button type="submit" name="intent" value="cancel" variant="secondary" disabled={busy}>
              {t("cancel")}
            </Button>
          )}
        </Form>
      }
    />
  )
}

function ProductLink({ product }: Pick<RestockNoticeView, "product">) {
  const t = useTranslations("restock")
  const paths = usePaths()
  return product ? (
    <Link to={paths.product(product.handle, product.variantKey)} className={buttonClass("primary")}>
      {t("toProduct")}
    </Link>
  ) : (
    <Link to={paths.products()} className={buttonClass("primary")}>
      {t("toProducts")}
    </Link>
  )
}
