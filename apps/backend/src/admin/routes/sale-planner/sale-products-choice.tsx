import { XMarkMini } from "@medusajs/icons"
import { Button, IconButton, Input, Text, toast } from "@medusajs/ui"
import type { SaleProducts } from "@porteka/commerce-sdk"
import { type KeyboardEvent, useEffect, useState } from "react"
import { listCategories, type Named } from "../../categories.ts"
import { ChoiceField } from "../../product-data/fields.tsx"
import { findProducts, listCollections } from "./sale-planner-api.ts"
import { salePlannerTexts } from "./sale-planner-texts.ts"

interface SaleProductsChoiceProps {
  products: SaleProducts
  onChange: (products: SaleProducts) => void
}

const KINDS: SaleProducts["kind"][] = ["category", "collection", "products"]

const nothingOf = (kind: SaleProducts["kind"]): SaleProducts =>
  kind === "products" ? { kind, ids: [] } : { kind, id: "" }

/** A category, a collection, or single products. */
export function SaleProductsChoice({ products, onChange }: SaleProductsChoiceProps) {
  const texts = salePlannerTexts()
  return (
    <>
      <ChoiceField
        label={texts.products}
        value={products.kind}
        choices={KINDS.map((kind) => [kind, texts.kinds[kind]] as const)}
        onChange={(value) => onChange(nothingOf(KINDS.find((kind) => kind === value) ?? "category"))}
      />
      {products.kind === "products" ? (
        <ProductsChoice onChange={(ids) => onChange({ kind: "products", ids })} />
      ) : (
        <GroupChoice
          key={products.kind}
          kind={products.kind}
          id={products.id}
          onChange={(id) => onChange({ kind: products.kind, id })}
        />
      )}
    </>
  )
}

interface GroupChoiceProps {
  kind: "category" | "collection"
  id: string
  onChange: (id: string) => void
}

function GroupChoice({ kind, id, onChange }: GroupChoiceProps) {
  const texts = salePlannerTexts()
  const [groups, setGroups] = useState<Named[]>([])
  useEffect(() => {
    const read = kind === "category" ? listCategories() : listCollections()
    read.then(setGroups, (error: Error) => toast.error(error.message))
  }, [kind])
  return (
    <ChoiceField
      label={texts.kinds[kind]}
      value={id}
      required
      onChange={onChange}
      choices={[["", texts.choose], ...groups.map((group) => [group.id, group.name] as const)]}
    />
  )
}

function ProductsChoice({ onChange }: { onChange: (ids: string[]) => void }) {
  const texts = salePlannerTexts()
  const [query, setQuery] = useState("")
  const [found, setFound] = useState<Named[] | null>(null)
  const [chosen, setChosen] = useState<Named[]>([])

  const find = () =>
    findProducts(query).then(setFound, (error: Error) => {
      toast.error(error.message)
    })
  const choose = (next: Named[]) => {
    setChosen(next)
    onChange(next.map(({ id }) => id))
  }
  // Enter would submit the surrounding form.
  const findOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    find()
  }

  return (
    <div className="flex flex-col gap-3 md:col-span-2">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="search"
          size="small"
          aria-label={texts.search}
          placeholder={texts.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={findOnEnter}
        />
        <Button type="button" size="small" variant="secondary" onClick={find}>
          {texts.find}
        </Button>
      </div>
      {found?.length === 0 && <Text size="small">{texts.nothingFound}</Text>}
      <div className="flex flex-wrap gap-2">
        {found
          ?.filter(({ id }) => chosen.every((one) => one.id !== id))
          .map((product) => (
            <Button
              key={product.id}
              type="button"
              size="small"
              variant="secondary"
              onClick={() => choose([...chosen, product])}
            >
              + {product.name}
            </Button>
          ))}
      </div>
      <ul className="flex flex-col gap-1">
        {chosen.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <IconButton
              type="button"
              size="small"
              variant="transparent"
              aria-label={texts.drop(name)}
              onClick={() => choose(chosen.filter((one) => one.id !== id))}
            >
              <XMarkMini />
            </IconButton>
            <Text size="small">{name}</Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
