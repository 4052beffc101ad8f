import {
  type CatalogueOption,
  type CataloguePicture,
  type CatalogueVariant,
  picturesOfValues,
  smallestAddress,
} from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { optionChoices, variantKey } from "./variant-choice.ts"

interface OptionPickerProps {
  handle: string
  options: CatalogueOption[]
  pictures: CataloguePicture[]
  variants: CatalogueVariant[]
  chosen: CatalogueVariant
}

/**
 * The choices as links: every variant has a URL, and choosing works without scripts. A value with a picture of
 * its own shows it.
 */
export function OptionPicker({ options, ...row }: OptionPickerProps) {
  return (
    <HydratedLater>
      <div className="flex flex-col gap-5">
        {options
          .filter((option) => option.values.length > 1)
          .map((option) => (
            <OptionRow key={option.id} option={option} {...row} />
          ))}
      </div>
    </HydratedLater>
  )
}

function OptionRow({
  handle,
  option,
  pictures,
  variants,
  chosen,
}: Omit<OptionPickerProps, "options"> & { option: CatalogueOption }) {
  const t = useTranslations("product")
  const paths = usePaths()
  const headingId = `option-${option.id}`
  const places = picturesOfValues(option, variants)
  return (
    <div>
      <p id={headingId} className="mb-2 text-sm">
        <span className="font-medium">{option.title}:</span> {chosen.option_values[option.id]}
      </p>
      <ul aria-labelledby={headingId} className="flex flex-wrap gap-2">
        {optionChoices(option, variants, chosen).map((choice) => (
          <li key={choice.value}>
            {choice.variant ? (
              <Link
                to={paths.product(handle, variantKey(choice.variant))}
                preventScrollReset
                replace
                prefetch
                aria-current={choice.chosen ? "true" : undefined}
                className={classNames(
                  "flex min-h-11 items-center gap-2.5 rounded-md border px-4 transition-colors",
                  places && "pl-1.5",
                  choice.chosen
                    ? "border-primary bg-primary-soft font-medium"
                    : "border-border-strong hover:border-ink",
                  (!choice.exact || choice.variant.stock_state === "out_of_stock") &&
                    "text-ink-muted line-through",
                  !choice.exact && "border-dashed",
                )}
              >
                <Swatch picture={pictures[places?.get(choice.value) ?? -1]} />
                {choice.value}
                <ChoiceNote soldOut={choice.variant.stock_state === "out_of_stock"} exact={choice.exact} />
              </Link>
            ) : (
              <span className="flex min-h-11 items-center rounded-md border border-border border-dashed px-4 text-ink-disabled line-through">
                {choice.value}
                <span className="sr-only">{t("unavailableCombination")}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Decorative: the value's name is beside it. */
function Swatch({ picture }: { picture: CataloguePicture | undefined }) {
  if (!picture) return null
  return (
    <img
      src={smallestAddress(picture)}
      alt=""
      width={32}
      height={40}
      className="h-9 w-7 rounded-sm object-cover"
    />
  )
}

function ChoiceNote({ soldOut, exact }: { soldOut: boolean; exact: boolean }) {
  const t = useTranslations("product")
  if (!exact) return <span className="sr-only">{t("unavailableCombination")}</span>
  return soldOut ? <span className="sr-only">{t("soldOut")}</span> : null
}
