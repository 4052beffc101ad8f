import type { CatalogueProduct, CatalogueVariant, SafetyContact } from "@porteka/commerce-sdk"
import type { Measures } from "@porteka/hungary"
import { splitEmphasis } from "@porteka/shop/emphasis"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { Disclosure } from "#app/ui/windows/disclosure.tsx"
import { SizeDrawing } from "./size/size-drawing.tsx"

interface ProductDetailsProps {
  product: CatalogueProduct
  variant: CatalogueVariant | null
  /** The variant's size, if its measures are known. */
  measures: Measures | undefined
}

/** Product information: description, facts, maker, and the safety data that the law requires. */
export function ProductDetails({ product, variant, measures }: ProductDetailsProps) {
  const t = useTranslations("product")
  const food = product.is_food
  return (
    <HydratedLater>
      <div className="border-border border-t">
        {product.description && (
          <Disclosure summary={t("description")} open>
            {product.description.split(/\n+/).map((paragraph) => (
              <p key={paragraph} className="mb-3 last:mb-0">
                {paragraph}
              </p>
            ))}
          </Disclosure>
        )}
        <Disclosure summary={t("details")} open>
          <dl>
            <Fact name={food ? t("ingredients") : t("material")} shownAs={Emphasis}>
              {product.material}
            </Fact>
            {product.facts.map(({ label, value }) => (
              <Fact key={label} name={label}>
                {value}
              </Fact>
            ))}
            <Fact name={food ? t("netWeight") : t("dimensions")}>{product.dimensions}</Fact>
            <Fact name={t("weight")}>
              {product.weight_grams && t("weightValue", { grams: String(product.weight_grams) })}
            </Fact>
            <Fact name={food ? t("storage") : t("care")}>{product.care}</Fact>
            <Fact name={t("sku")}>{variant?.sku}</Fact>
          </dl>
          {measures && <SizeDrawing measures={measures} />}
        </Disclosure>
        <Disclosure summary={t("safety")} open>
          <dl>
            <Fact name={t("manufacturer")}>{product.maker && <Contact of={product.maker} />}</Fact>
            <Fact name={t("euResponsible")}>
              {product.maker?.eu_responsible && <Contact of={product.maker.eu_responsible} />}
            </Fact>
            <Fact name={t("warnings")}>
              {product.warnings.length > 0 ? product.warnings.join(" ") : t("noWarnings")}
            </Fact>
          </dl>
        </Disclosure>
      </div>
    </HydratedLater>
  )
}

function Contact({ of: { name, address, email } }: { of: SafetyContact }) {
  return `${name}, ${address}, ${email}`
}

interface FactProps {
  name: string
  /** How a text is shown. */
  shownAs?: (props: { text: string }) => ReactNode
  children: ReactNode
}

const Plain = ({ text }: { text: string }) => text

/** Words that the staff has marked, such as the allergens among the ingredients. */
function Emphasis({ text }: { text: string }) {
  return splitEmphasis(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity
    part.emphasized ? <strong key={index}>{part.text}</strong> : part.text,
  )
}

function Fact({ name, shownAs: Text = Plain, children }: FactProps) {
  if (!children) return null
  return (
    <div className="flex flex-wrap gap-x-6 py-1.5">
      <dt className="w-36 max-w-full shrink-0 text-ink-muted">{name}</dt>
      <dd className="flex-1 basis-48">
        {typeof children === "string" ? <Text text={withoutLabel(children, name)} /> : children}
      </dd>
    </div>
  )
}

/** Staff often begins a text with its label, as on the package: „Összetevők: búzaliszt…”. */
function withoutLabel(text: string, label: string): string {
  const rest = text.trim()
  if (!rest.toLowerCase().startsWith(label.toLowerCase())) return text
  const value = rest.slice(label.length)
  return /^\s*:\s*\S/.test(value) || /^\s+\d/.test(value) ? value.replace(/^\s*:?\s*/, "") : text
}
