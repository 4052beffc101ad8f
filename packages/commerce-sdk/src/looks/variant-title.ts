interface TitledLine {
  title: string
  product_title: string | null
  variant_title: string | null
}

/**
 * The variant's title beside the product's; null if it says nothing more, as for a gift card, which has one variant with
 * the product's name.
 */
export const variantTitleOf = ({ title, product_title: product, variant_title: variant }: TitledLine) =>
  variant === (product ?? title) ? null : variant
