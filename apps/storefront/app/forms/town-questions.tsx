import { useTranslations } from "use-intl"
import { lacksHouseNumber, type TownDoubt } from "./town-doubt.ts"
import type { TownOfCode } from "./use-town-of-code.ts"

/**
 * Announces the town that was filled in, offers the towns of a code that has several, and asks if code and
 * town do not match.
 */
export function TownChoice({
  towns,
  filled,
  choose,
  doubt,
}: Pick<TownOfCode, "towns" | "filled" | "choose" | "doubt">) {
  const t = useTranslations("checkout")
  return (
    <>
      <p role="status" className="sr-only">
        {towns.length > 0
          ? t("townsToChoose", { count: towns.length })
          : filled && t("townFilled", { town: filled })}
      </p>
      <p role="status" className="-mt-3 text-sm text-warning empty:hidden">
        {doubt?.kind === "other-town" && <TownDoubtText doubt={doubt} />}
      </p>
      {towns.length > 0 && (
        <fieldset className="-mt-2 flex flex-wrap items-center gap-2">
          <legend className="mb-1 text-ink-muted text-sm">{t("townsOfCode")}</legend>
          {towns.map((town) => (
            <button
              key={town}
              type="button"
              className="touch min-h-9 rounded-md border border-border-strong px-3 text-sm hover:border-ink hover:bg-surface-hover"
              onClick={() => choose(town)}
            >
              {town}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** The question about a postal code that is in no list, below its row. */
export function CodeDoubt({ doubt }: Pick<TownOfCode, "doubt">) {
  return (
    <p role="status" className="-mt-3 text-sm text-warning empty:hidden">
      {doubt?.kind === "unknown-code" && <TownDoubtText doubt={doubt} />}
    </p>
  )
}

export function TownDoubtText({ doubt }: { doubt: TownDoubt }) {
  const t = useTranslations("checkout")
  return doubt.kind === "unknown-code"
    ? t("codeUnknown", { code: doubt.code })
    : t("codeOfOther", { code: doubt.code, towns: doubt.towns.join(", ") })
}

/** The question about a street that may lack its house number, at its field: on a phone the next field would come between. */
export function StreetDoubt({ street }: { street: string }) {
  const t = useTranslations("checkout")
  return (
    <p role="status" className="text-sm text-warning empty:hidden">
      {lacksHouseNumber(street) && t("houseNumberMissing")}
    </p>
  )
}
