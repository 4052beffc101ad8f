import type { WishlistEntry } from "@porteka/commerce-sdk/wire"
import { useEffect, useRef, useState } from "react"
import { href } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useWishlist } from "../kept-wishlist.ts"
import type { AccountWishlist as Known } from "./account-wishlist-answer.ts"
import { hasSameEntries } from "./merge-wishlists.ts"
import { forgetSavedWishlist, type LoadItem, saveWishlist, syncWishlist, toEntries } from "./sync-wishlist.ts"

const ADDRESS = href("/api/customers/wishlist")

/** Saves the wishlist in the account on request, so that it is available on other devices. */
export function AccountWishlist({ loadItem }: { loadItem: LoadItem }) {
  const list = useWishlist()
  const [known, setKnown] = useState<Known | null>(null)
  const load = useRef(loadItem)
  load.current = loadItem
  useEffect(() => {
    let isGone = false
    syncWishlist(ADDRESS, (entry) => load.current(entry)).then((answer) => !isGone && setKnown(answer))
    return () => {
      isGone = true
    }
  }, [])
  const sent = useRef<WishlistEntry[] | null>(null)
  // Changes on this page are saved at once; the same list is sent only once, whatever the result.
  useEffect(() => {
    if (known?.state !== "saved") return
    const entries = toEntries(list)
    if (hasSameEntries(entries, known.items)) return
    if (sent.current && hasSameEntries(entries, sent.current)) return
    sent.current = entries
    saveWishlist(ADDRESS, entries).then(setKnown)
  }, [list, known])

  if (!known || known.state === "unavailable") return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Offer
        known={known}
        isEmpty={list.length === 0}
        onSave={async () => setKnown(await saveWishlist(ADDRESS, toEntries(list)))}
        onForget={async () => setKnown(await forgetSavedWishlist(ADDRESS))}
      />
    </div>
  )
}

interface OfferProps {
  known: Known
  isEmpty: boolean
  onSave: () => Promise<void>
  onForget: () => Promise<void>
}

function Offer({ known, isEmpty, onSave, onForget }: OfferProps) {
  const t = useTranslations("wishlist")
  const paths = usePaths()
  if (known.state === "guest") {
    return (
      <p className="text-ink-muted">
        {t.rich("accountGuest", {
          link: (text) => (
            <Link to={`${paths.login()}?back=${encodeURIComponent(paths.wishlist())}`} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    )
  }
  if (known.state === "saved") {
    return (
      <>
        <p role="status">{t("accountSaved")}</p>
        <Button variant="quiet" size="small" onClick={onForget}>
          {t("accountForget")}
        </Button>
      </>
    )
  }
  if (isEmpty) return null
  return (
    <Button variant="secondary" size="small" onClick={onSave}>
      {t("accountSave")}
    </Button>
  )
}
