import { Button } from "@medusajs/ui"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { post } from "../back-end.ts"
import { listCategories } from "../categories.ts"
import { ChoiceField } from "../product-data/fields.tsx"
import { useAnswer } from "../use-answer.ts"
import { useBusy } from "../use-busy.ts"
import { checkTexts } from "./shortcoming-texts.ts"

interface CategoryFormProps {
  productId: string
  /** Chosen at first: the category of similarly named products. */
  likely: string | undefined
  onSaved: () => void
}

/** Puts a product without a category into one: Medusa's form for a new product has that field on its second page. */
export function CategoryForm({ productId, likely, onSaved }: CategoryFormProps) {
  const texts = checkTexts()
  const [categories] = useAnswer(listCategories)
  const [chosen, setChosen] = useState(likely ?? "")
  const [isBusy, run] = useBusy()
  const queries = useQueryClient()
  if (!categories?.length) return null

  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      await post(`/admin/products/${productId}`, { categories: [{ id: chosen }] })
      // Medusa's parts of the page show the category, too.
      await queries.invalidateQueries({ queryKey: ["products"] })
      onSaved()
    }, texts.categorySaved)
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-2 px-6 py-4">
      <ChoiceField
        label={texts.category}
        value={chosen}
        required
        onChange={setChosen}
        choices={[["", texts.chooseCategory], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      <Button type="submit" size="small" variant="secondary" isLoading={isBusy}>
        {texts.putIntoCategory}
      </Button>
    </form>
  )
}
