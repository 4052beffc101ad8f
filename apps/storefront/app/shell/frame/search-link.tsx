import { Search } from "lucide-react"
import { type MouseEvent, Suspense, useState } from "react"
import { useNavigate } from "react-router"
import { useTranslations } from "use-intl"
import { useConsent } from "#app/features/consent/consent.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { AwaitedWindow } from "#app/ui/windows/awaited-window.ts"

const loadDialog = () => import("#app/features/search/search-dialog.tsx")
const SearchDialog = lazyPart(loadDialog)

/** Link to the search page; with scripts it opens the search dialog, which is loaded on first use. */
export function SearchLink() {
  const t = useTranslations("shell")
  const paths = usePaths()
  const navigate = useNavigate()
  const mayRemember = useConsent()?.functional ?? false
  const [state, setState] = useState<"never" | "loading" | "open" | "closed">("never")
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (state === "never") setState("loading")
    // Offline, the page itself may still be cached in the browser.
    const loaded = await loadDialog().then(
      () => true,
      () => false,
    )
    if (loaded) setState("open")
    else {
      setState("never")
      navigate(paths.search())
    }
  }
  return (
    <>
      <IconButton
        label={t("search")}
        render={<Link to={paths.search()} title={t("search")} onClick={open} />}
      >
        <Search className="size-5" />
      </IconButton>
      {state === "loading" && <AwaitedWindow />}
      {(state === "open" || state === "closed") && (
        <Suspense>
          <SearchDialog
            open={state === "open"}
            onClose={() => setState("closed")}
            mayRemember={mayRemember}
          />
        </Suspense>
      )}
    </>
  )
}
