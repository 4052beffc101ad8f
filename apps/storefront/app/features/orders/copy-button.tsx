import { Check, Copy } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { toasts } from "#app/ui/feedback/toast-store.ts"

interface CopyButtonProps {
  /** For the button's accessible name: "Account number". */
  name: string
  value: string
}

/** Copies a value for the bank's form. Needs scripts. */
export function CopyButton({ name, value }: CopyButtonProps) {
  const t = useTranslations("order")
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      toasts.show({ tone: "success", title: t("copied", { name }) })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      toasts.show({ tone: "danger", title: t("copyFailed") })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={t("copy", { name })}
      data-print="hide"
      className="-my-2 inline-flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-surface noscript:hidden"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
