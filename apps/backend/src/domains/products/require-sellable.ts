import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { Shortcoming, ShortcomingCode } from "@porteka/commerce-sdk"
import { invalidData } from "../../refusals/refusals.ts"
import { staffText } from "../../staff-language/staff-language.ts"
import { hasShopPrice, readShortcomings } from "./read-shortcomings.ts"

/** The product fields of an admin call; Medusa validates the rest. */
const changeSchema = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  variants: z
    .array(z.object({ prices: z.array(z.object({ currency_code: z.string().optional() })).optional() }))
    .optional(),
})

/** For the owner: the admin shows the sentence unchanged. */
const reasonWords = () =>
  staffText<Partial<Record<ShortcomingCode, string>>>({
    hu: {
      no_variant: "nincs egyetlen változata sem",
      no_price: "egyik változatának sincs forintára",
      no_delivery: "a szállítási profiljához nem tartozik szállítási mód",
    },
    en: {
      no_variant: "it has no variant",
      no_price: "none of its variants has a price in forints",
      no_delivery: "its shipping profile has no delivery method",
    },
  })

/**
 * Products that nobody could buy must not be published.
 * @param body of a call that creates or changes a product
 * @throws what is missing
 */
export async function requireSellable(
  container: MedusaContainer,
  body: unknown,
  productId?: string,
): Promise<void> {
  const { success, data } = changeSchema.safeParse(body)
  if (!success || data.status !== "published") return
  const id = productId ?? data.id
  const codes = id ? await blockedBy(container, id, data.variants) : blockedWhenNew(data.variants ?? [])
  if (codes.length === 0) return
  const reasons = codes.map((code) => reasonWords()[code]).join("; ")
  throw invalidData({
    hu: `A termék így nem tehető közzé, mert senki sem tudná megvenni: ${reasons}.`,
    en: `The product cannot be published like this, because nobody could buy it: ${reasons}.`,
  })
}

type Variants = z.infer<typeof changeSchema>["variants"]

function blockedWhenNew(variants: NonNullable<Variants>): ShortcomingCode[] {
  if (variants.length === 0) return ["no_variant"]
  return variants.some(({ prices }) => hasShopPrice(prices ?? [])) ? [] : ["no_price"]
}

/** Published products stay editable; prices in the call count. */
async function blockedBy(
  container: MedusaContainer,
  id: string,
  variants: Variants,
): Promise<ShortcomingCode[]> {
  const [product] = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id }, { select: ["id", "status"] })
  if (!product || product.status === "published") return []
  const isPriced = variants?.some(({ prices }) => hasShopPrice(prices ?? []))
  return (await readShortcomings(container, id))
    .filter(isBlocking)
    .map(({ code }) => code)
    .filter((code) => !(isPriced && (code === "no_price" || code === "no_variant")))
}

const isBlocking = ({ is_blocking }: Shortcoming) => is_blocking
