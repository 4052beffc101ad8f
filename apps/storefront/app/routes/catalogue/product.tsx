import { type CatalogueVariant, picturesOfVariant } from "@porteka/commerce-sdk/wire"
import { GIFT_CARD_HANDLE } from "@porteka/shop"
import { redirect } from "react-router"
import { useTranslations } from "use-intl"
import { ADD_FORM } from "#app/features/cart/contract/refused-addition.ts"
import { readRefusedAddition } from "#app/features/cart/server/refused-addition.server.ts"
import { BuyBar } from "#app/features/catalogue/product/buy-bar.tsx"
import { loadProductPage } from "#app/features/catalogue/product/load-product-page.server.ts"
import { OptionPicker } from "#app/features/catalogue/product/option-picker.tsx"
import { ProductDetails } from "#app/features/catalogue/product/product-details.tsx"
import { ProductGallery } from "#app/features/catalogue/product/product-gallery.tsx"
import { ProductHeading } from "#app/features/catalogue/product/product-heading.tsx"
import { ProductPromises } from "#app/features/catalogue/product/product-promises.tsx"
import { RelatedProducts } from "#app/features/catalogue/product/related-products.tsx"
import { ShareButton } from "#app/features/catalogue/product/share-button.tsx"
import { sharedPicture } from "#app/features/catalogue/product/shared-picture.ts"
import { shorten } from "#app/features/catalogue/product/shorten.ts"
import { StockLine } from "#app/features/catalogue/product/stock-line.tsx"
import { chooseVariant } from "#app/features/catalogue/product/variant-choice.ts"
import { ProductPrice } from "#app/features/catalogue/product-price.tsx"
import { ProducerGuarantees } from "#app/features/content/producer-guarantees.tsx"
import { useMeasured } from "#app/features/measuring/measure.ts"
import { viewedItem } from "#app/features/measuring/viewed-item.ts"
import { ProductReviews } from "#app/features/reviews/product-reviews.tsx"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import { BuyArea } from "#app/shell/product/buy-area.tsx"
import { ViewedBefore } from "#app/shell/product/viewed-before.tsx"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { InBrowser } from "#app/ui/browser/in-browser.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { Route } from "./+types/product.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

const META_DESCRIPTION_CHARACTERS = 155

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  // Carts and orders link to the product they contain; a gift card has its own page.
  if (params.handle === GIFT_CARD_HANDLE) throw redirect(pathsIn(shopContext.locale).giftCard())
  const [page, refused] = await Promise.all([
    loadProductPage(shopContext, params.handle, request.url),
    readRefusedAddition(request, url),
  ])
  return { ...page, refused }
}

export default renderedByData(function Product({
  loaderData: {
    product,
    makerHandle,
    related,
    boughtTogether,
    delivery,
    canBePickedUp,
    expected,
    garanLabel,
    reviews,
    chosenKey,
    sizes,
    refused,
  },
}: Route.ComponentProps) {
  const shell = useTranslations("shell")
  const paths = usePaths()
  const variant = chooseVariant(product.variants, chosenKey)
  const buyable = variant?.price && variant.stock_state !== "out_of_stock" ? variant : null
  useMeasured(viewedItem(product, variant))
  const parents = product.category_path.map(({ name, handle }) => ({
    label: name,
    to: paths.category(handle),
  }))
  const pictures = picturesOfVariant(product, variant)
  return (
    <div className="measure pt-3 pb-6 md:pt-6 lg:py-10">
      <PageMeta
        title={product.title}
        description={product.subtitle ?? shorten(product.description, META_DESCRIPTION_CHARACTERS)}
        image={sharedPicture(pictures[0])}
        type="product"
      />
      <Breadcrumbs
        label={shell("breadcrumbs")}
        crumbs={[{ label: shell("home"), to: paths.home() }, ...parents, { label: product.title }]}
      />
      <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-5 md:mt-5 md:gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-14 print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <HydratedLater>
          <div className="md:sticky md:top-24 md:self-start">
            <ProductGallery title={product.title} pictures={pictures} />
          </div>
        </HydratedLater>
        <div className="flex flex-col gap-7">
          <ProductHeading product={product} makerHandle={makerHandle} />
          <PriceAndVat variant={variant} />
          {variant && (
            <OptionPicker
              handle={product.handle}
              options={product.options}
              pictures={product.pictures}
              variants={product.variants}
              chosen={variant}
            />
          )}
          <HydratedLater>
            <div data-print="hide" className="flex flex-col gap-4">
              {variant && <StockLine variant={variant} />}
              <BuyArea formId={ADD_FORM} product={product} variant={variant} refused={refused} />
              <ShareButton title={product.title} />
            </div>
          </HydratedLater>
          <ProductPromises
            product={product}
            delivery={delivery}
            canBePickedUp={canBePickedUp}
            expected={buyable && expected}
          />
          <ProducerGuarantees guarantees={product.garan ? [product.garan] : []} artwork={garanLabel} />
          <ProductDetails
            product={product}
            variant={variant}
            measures={variant ? sizes[variant.id] : undefined}
          />
        </div>
        {buyable && <BuyBar formId={ADD_FORM} title={product.title} variant={buyable} />}
      </div>
      {product.rating && reviews && <ProductReviews rating={product.rating} reviews={reviews} />}
      <RelatedProducts kind="boughtTogether" products={boughtTogether} />
      <RelatedProducts kind="related" products={related} />
      <InBrowser>
        <ViewedBefore product={product} />
      </InBrowser>
    </div>
  )
})

function PriceAndVat({ variant }: { variant: CatalogueVariant | null }) {
  const t = useTranslations("product")
  const { pricesIncludeVat } = useShopFront()
  return (
    <div>
      <ProductPrice price={variant?.price ?? null} unitPrice={variant?.unit_price ?? null} size="large" />
      <p className="mt-1 text-sm text-ink-muted">
        {pricesIncludeVat ? t("vatIncluded") : t("vatExempt")} {t("shippingExcluded")}
      </p>
    </div>
  )
}
