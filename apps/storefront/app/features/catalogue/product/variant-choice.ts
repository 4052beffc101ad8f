import type { CatalogueOption, CatalogueVariant } from "@porteka/commerce-sdk"

/** The URL contains a variant's SKU, if it has one: readable and permanent. */
export function variantKey(variant: CatalogueVariant): string {
  return variant.sku ?? variant.id
}

/**
 * The variant that a page shows: the one in the URL; otherwise the first one in stock; otherwise the first.
 * Null only for a product without variants.
 */
export function chooseVariant(variants: CatalogueVariant[], key: string | null): CatalogueVariant | null {
  return (
    variants.find((variant) => key !== null && (variantKey(variant) === key || variant.id === key)) ??
    variants.find((variant) => variant.stock_state !== "out_of_stock") ??
    variants[0] ??
    null
  )
}

export interface OptionChoice {
  value: string
  chosen: boolean
  /** The variant this choice leads to; null when no variant has this combination. */
  variant: CatalogueVariant | null
  /** True when the choice keeps all other chosen values. */
  exact: boolean
}

/**
 * The variant for each value of one option: the one that differs from the chosen variant only in this option,
 * otherwise the most similar one with the value (other options change, too).
 */
export function optionChoices(
  option: CatalogueOption,
  variants: CatalogueVariant[],
  chosen: CatalogueVariant,
): OptionChoice[] {
  return option.values.map((value) => {
    const candidates = variants.filter((variant) => variant.option_values[option.id] === value)
    const likeness = (variant: CatalogueVariant) =>
      Object.entries(chosen.option_values).filter(
        ([id, other]) => id !== option.id && variant.option_values[id] === other,
      ).length
    const others = Object.keys(chosen.option_values).length - 1
    const best = candidates.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? null
    return {
      value,
      chosen: chosen.option_values[option.id] === value,
      variant: best,
      exact: best !== null && likeness(best) === Math.max(others, 0),
    }
  })
}
