import { existsSync, globSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { CHUNKS, chunkGroups, patternOf } from "./browser-chunks.ts"

const ROOT = fileURLToPath(new URL("../../", import.meta.url))

/** Everything of ours, and the icons, that can come into the browser's build. */
const FILES = globSync(
  [
    "apps/storefront/app/**/*.{ts,tsx}",
    "packages/*/dist/**/*.js",
    "node_modules/lucide-react/dist/esm/**/*.mjs",
  ],
  { cwd: ROOT },
)
  .filter((file) => !/\.test\.tsx?$|\.server\.ts$/.test(file))
  .map((file) => ROOT + file)

const chunksOf = (file: string) =>
  chunkGroups
    .filter((group) => group.test.test(file))
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
    .map(({ name }) => name)

test.each([
  ["node_modules/react-dom/client.js", "base"],
  ["node_modules/use-intl/dist/esm/production/react.js", "base"],
  ["node_modules/react-aria/dist/index.mjs", undefined],
  ["node_modules/lucide-react/dist/esm/icons/heart.mjs", "shell"],
  ["node_modules/lucide-react/dist/esm/shared/src/utils/mergeClasses.mjs", "shell"],
  ["node_modules/lucide-react/dist/esm/icons/arrow-left.mjs", "listing"],
  ["node_modules/lucide-react/dist/esm/icons/zoom-in.mjs", "product"],
  ["node_modules/lucide-react/dist/esm/icons/truck.mjs", "product"],
  ["node_modules/lucide-react/dist/esm/icons/landmark.mjs", undefined],
  ["packages/shop/dist/limits.js", "shell"],
  ["packages/hungary/dist/numbers/tax-number.js", undefined],
  ["apps/storefront/app/root.tsx", "shell"],
  ["apps/storefront/app/root.tsx?__react-router-build-client-route", "shell"],
  ["apps/storefront/app/shell/frame/header.tsx", "shell"],
  ["apps/storefront/app/shell/extras/quick-view-host.tsx", undefined],
  ["apps/storefront/app/i18n/paths.ts", "shell"],
  ["apps/storefront/app/i18n/load-messages.ts", "shell"],
  ["apps/storefront/app/i18n/home-messages.ts", undefined],
  ["apps/storefront/app/i18n/late-texts.tsx", undefined],
  ["apps/storefront/app/ui/goods/price.tsx", "shell"],
  ["apps/storefront/app/ui/price-tag.tsx", undefined],
  ["apps/storefront/app/ui/controls/checkbox.tsx", "listing"],
  ["apps/storefront/app/ui/media/gallery.tsx", "product"],
  ["apps/storefront/app/features/checkout/checkout-page.tsx", undefined],
])("%s travels in %s", (file, chunk) => {
  expect(chunksOf(ROOT + file)[0]).toBe(chunk)
})

test("every name in the table is that of a file or a package", () => {
  const named = CHUNKS.flatMap(({ files }) =>
    files.flatMap((some) =>
      ("named" in some ? some.named : some.allBut).map((name) => ({ in: some.in, named: [name] })),
    ),
  )
  const missing = named.filter((one) => {
    if (one.in === "modules") return !existsSync(`${ROOT}node_modules/${one.named[0]}`)
    const pattern = new RegExp(patternOf(one))
    return !FILES.some((file) => pattern.test(file))
  })
  expect(missing).toEqual([])
})

test("no file is named by two chunks", () => {
  expect(FILES.filter((file) => chunksOf(file).length > 1)).toEqual([])
})
