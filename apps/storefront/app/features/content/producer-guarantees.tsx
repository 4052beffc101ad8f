import type { ProducerGuarantee } from "@porteka/shop"
import { useTranslations } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"

/** A producer's guarantee, with the product's name if several products are shown together. */
interface GuaranteedProduct extends ProducerGuarantee {
  title?: string
}

interface ProducerGuaranteesProps {
  guarantees: readonly GuaranteedProduct[]
  /** URL of the EU's label; null while it is missing. */
  artwork: string | null
  className?: string
}

/** The EU's label of a producer's guarantee of more than two years (GARAN), unchanged, and its contents as text. */
export function ProducerGuarantees({ guarantees, artwork, className }: ProducerGuaranteesProps) {
  const t = useTranslations("product")
  if (guarantees.length === 0) return null
  return (
    <figure className={classNames("rounded-lg border border-border p-4 text-sm", className)}>
      {artwork && (
        <img src={artwork} alt={t("garan")} loading="lazy" className="mb-4 h-auto w-full max-w-60" />
      )}
      <figcaption className="flex flex-col gap-3">
        {guarantees.map(({ title, years, producer, model }) => (
          <div key={`${title} ${producer} ${model} ${years}`}>
            <strong className="block font-semibold">
              {title ? t("garanOf", { title, years }) : t("garanYears", { years })}
            </strong>
            <span className="mt-1 block">{t("garanText", { producer, model })}</span>
          </div>
        ))}
      </figcaption>
    </figure>
  )
}
