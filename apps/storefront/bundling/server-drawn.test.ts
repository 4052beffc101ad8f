import { expect, test } from "vitest"
import { withoutDrawn } from "./server-drawn.ts"

test("what only the server draws is left out, with the imports that only this needs", () => {
  const module = `import { useShop } from "./shop.ts"
import { Facts, type FactsProps } from "./facts.tsx"
import { Logo } from "./logo.tsx"
import type { Menu } from "./menu.ts"
const a = <StaticPart draw={import.meta.env.SSR ? () => <Facts menu={menu} links={links} /> : null} />
const b = <StaticPart draw={
  import.meta.env.SSR ? () => <Logo name={shop.name} /> : null
} />
const c = useShop(<Logo />)
`
  expect(withoutDrawn(module)).toBe(`import { useShop } from "./shop.ts"
import { Logo } from "./logo.tsx"
import type { Menu } from "./menu.ts"
const a = <StaticPart draw={null} />
const b = <StaticPart draw={
  null
} />
const c = useShop(<Logo />)
`)
})

test("a module that draws nothing of this kind stays as it is", () => {
  const module =
    'import { unused } from "./unused.ts"\nexport const Part = import.meta.env.SSR ? One : Other\n'
  expect(withoutDrawn(module)).toBe(module)
})
