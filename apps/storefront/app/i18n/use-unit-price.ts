import { useTranslations } from "use-intl"
import { useMoney } from "./use-money.ts"

const UNIT_KEYS = { kg: "unitKg", l: "unitL", m: "unitM", m2: "unitM2", piece: "unitPiece" } as const

/** A unit price in the page's language: "1 800 Ft/kg". */
export function useUnitPrice(): (amount: number, unit: keyof typeof UNIT_KEYS) => string {
  const t = useTranslations("catalogue")
  const money = useMoney()
  return (amount, unit) => `${money(amount)}/${t(UNIT_KEYS[unit])}`
}
