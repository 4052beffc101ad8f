import { Share } from "lucide-react"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { toasts } from "#app/ui/feedback/toast-store.ts"

/** Passes the page's URL to the device's share sheet, otherwise to the clipboard. Needs scripts. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations("product")
  const share = async () => {
    const outcome = await shareAddress(title, location.href)
    if (outcome === "copied") toasts.show({ tone: "success", title: t("linkCopied") })
    if (outcome === "refused") toasts.show({ tone: "danger", title: t("shareFailed") })
  }
  return (
    <Button
      variant="quiet"
      onClick={share}
      icon={<Share className="size-4.5" />}
      className="-ml-5 self-start noscript:hidden"
    >
      {t("share")}
    </Button>
  )
}

async function shareAddress(title: string, url: string): Promise<"shared" | "copied" | "refused"> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return "shared"
    }
    await navigator.clipboard.writeText(url)
    return "copied"
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    // Closing the share sheet is not an error.
    return error.name === "AbortError" ? "shared" : "refused"
  }
}
