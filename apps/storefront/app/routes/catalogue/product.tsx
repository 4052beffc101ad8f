import {
  type CatalogueCard,
  type CatalogueProduct,
  type CatalogueVariant,
  picturesOfVariant,
} from "@porteka/commerce-sdk/wire"
import { GIFT_CARD_HANDLE, lowestDelivery } from "@porteka/shop"
import { redirect } from "react-router"
import { useTranslations } from "use-intl"
import { AddToCart } from "#app/features/cart/add-to-cart.tsx"
import { toProductNote } from "#app/features/cart/product-note.ts"
import { BuyBar } from "#app/features/catalogue/product/buy-bar.tsx"
import { expectedText } from "#app/features/catalogue/product/expected-text.server.ts"
import { OptionPicker } from "#app/features/catalogue/product/option-picker.tsx"
import { ProductDetails } from "#app/features/catalogue/product/product-details.tsx"
import { ProductGallery } from "#app/features/catalogue/product/product-gallery.tsx"
import { ProductHeading } from "#app/features/catalogue/product/product-heading.tsx"
import { ProductPromises } from "#app/features/catalogue/product/product-promises.tsx"
import { RelatedProducts } from "#app/features/catalogue/product/related-products.tsx"
import { ShareButton } from "#app/features/catalogue/product/share-button.tsx"
import { sharedPicture } from "#app/features/catalogue/product/shared-picture.ts"
import { shorten } from "#app/features/catalogue/product/shorten.ts"
import { sizesOfVariants } from "#app/features/catalogue/product/size/sizes-of-variants.server.ts"
import { StockLine } from "#app/features/catalogue/product/stock-line.tsx"
import { chooseVariant } from "#app/features/catalogue/product/variant-choice.ts"
import { ProductPrice } from "#app/features/catalogue/product-price.tsx"
import { readOrRedirect } from "#app/features/catalogue/redirect-moved.server.ts"
import { breadcrumbData } from "#app/features/catalogue/structured-data/list-data.server.ts"
import { productData } from "#app/features/catalogue/structured-data/product-data.server.ts"
import { useConsent } from "#app/features/consent/consent.ts"
import { ProducerGuarantees } from "#app/features/content/producer-guarantees.tsx"
import { useMeasured } from "#app/features/measuring/measure.ts"
import type { MeasuredEvent } from "#app/features/measuring/measured-event.ts"
import { RestockOffer } from "#app/features/restock/restock-offer.tsx"
import { ProductReviews } from "#app/features/reviews/product-reviews.tsx"
import { ProductHeart } from "#app/features/wishlist/product-heart.tsx"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { InBrowser } from "#app/ui/browser/in-browser.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { Route } from "./+types/product.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

const ADD_FORM = "add-to-cart"
/**
 * Number of products in a row of cards; for some rows twice as many are requested, because some may be sold
 * out.
 */
const ROW = 4
const META_DESCRIPTION_CHARACTERS = 155

/** Only the browser knows them, and they are below the fold. */
const ViewedProducts = lazyPart(() => import("#app/shell/page/viewed-products.tsx"))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  // Carts and orders link to the product they contain; a gift card has its own page.
  if (params.handle === GIFT_CARD_HANDLE) throw redirect(pathsIn(shopContext.locale).giftCard())
  const { commerce, locale, tag, publicOrigin: origin, structuredData } = shopContext
  const reading = commerce.catalogue.product(params.handle, {
    query: { locale, related: ROW, bought_together: 2 * ROW },
  })
  const [{ product, related, related_tag, bought_together: together }, shop, site] = await Promise.all([
    readOrRedirect(reading, shopContext, "product", params.handle, request.url),
    requireShop(shopContext),
    shopContext.site(),
  ])
  tag(`product:${product.id}`, "content:maker")
  // Also for sold-out products, because they may come back.
  tag(...together.map(({ id }) => `product:${id}` as const))
  const reviews = product.rating && (await read(commerce.reviews.ofProduct(product.id)))
  if (related_tag) tag(related_tag)
  const paths = pathsIn(locale)
  const parents = product.category_path.map(({ name, handle }) => ({ name, path: paths.category(handle) }))
  const here = { name: product.title, path: paths.product(product.handle) }
  structuredData(
    productData(product, { origin, locale, shop }),
    breadcrumbData(origin, locale, [...parents, here]),
  )
  const chosenKey = new URL(request.url).searchParams.get("variant")
  const makerHandle = (product.maker && site?.makers?.[product.maker.name]) ?? null
  return {
    product,
    makerHandle,
    related,
    boughtTogether: together.filter(canBeHad).slice(0, ROW),
    delivery: lowestDelivery(shop.delivery),
    canBePickedUp: shop.delivery.pickup.price !== null,
    expected: expectedText(product, shop, locale),
    garanLabel: shopContext.guaranteeArtwork.label,
    reviews,
    chosenKey,
    sizes: sizesOfVariants(product, locale),
  }
}

function viewOf({ title: name }: CatalogueProduct, variant: CatalogueVariant | null): MeasuredEvent | null {
  if (!variant?.price) return null
  const { id, sku, title, price } = variant
  const item = { id: sku ?? id, name, variant: title, price: price.amount, quantity: 1 }
  return { name: "view_item", value: price.amount, items: [item] }
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
  },
}: Route.ComponentProps) {
  const t = useTranslations("product")
  const { pricesIncludeVat } = useShopFront()
  const shell = useTranslations("shell")
  const paths = usePaths()
  const variant = chooseVariant(product.variants, chosenKey)
  useMeasured(viewOf(product, variant))
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
          <div>
            <ProductPrice
              price={variant?.price ?? null}
              unitPrice={variant?.unit_price ?? null}
              size="large"
            />
            <p className="mt-1 text-sm text-ink-muted">
              {pricesIncludeVat ? t("vatIncluded") : t("vatExempt")} {t("shippingExcluded")}
            </p>
          </div>
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
              <BuyArea product={product} variant={variant} />
              <ShareButton title={product.title} />
            </div>
          </HydratedLater>
          <ProductPromises
            product={product}
            delivery={delivery}
            canBePickedUp={canBePickedUp}
            expected={variant?.price && variant.stock_state !== "out_of_stock" ? expected : null}
          />
          <ProducerGuarantees guarantees={product.garan ? [product.garan] : []} artwork={garanLabel} />
          <ProductDetails
            product={product}
            variant={variant}
            measures={variant ? sizes[variant.id] : undefined}
          />
        </div>
        {variant?.price && variant.stock_state !== "out_of_stock" && (
          <BuyBar formId={ADD_FORM} title={product.title} variant={variant} />
        )}
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

/** Viewed products are stored with consent only (2003. évi C. törvény 155. § (4)). */
function ViewedBefore({ product }: { product: CatalogueProduct }) {
  return useConsent()?.functional ? <ViewedProducts current={toViewed(product)} /> : null
}

const canBeHad = ({ price, stock_state: state }: CatalogueCard) => price !== null && state !== "out_of_stock"

/** The form for the cart; for a sold-out product, as the stock line says, that for a notice. */
function BuyArea({ product, variant }: { product: CatalogueProduct; variant: CatalogueVariant | null }) {
  const heart = variant && <ProductHeart product={product} variant={variant} />
  if (variant && variant.stock !== null && variant.stock <= 0) {
    return (
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <div className="w-full sm:flex-1">
          <RestockOffer variant={variant} />
        </div>
        {heart}
      </div>
    )
  }
  return (
    <AddToCart
      formId={ADD_FORM}
      variantId={variant?.price ? variant.id : null}
      stock={variant?.stock ?? null}
      product={toProductNote(product, variant)}
      personalisation={product.personalisation}
      beside={heart}
    />
  )
}

function toViewed({ id, handle, title, maker, pictures }: CatalogueProduct) {
  return { id, handle, title, maker: maker?.name ?? null, picture: pictures[0] ?? null }
}
