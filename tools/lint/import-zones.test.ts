import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { BIOME, ROOT } from "../programs/project-paths.ts"

type Diagnostic = { category: string; location: { path: string } }

const APP = "apps/storefront/app"
const importOf = (specifier: string) => `import { x } from "${specifier}"\nexport const y = x\n`

const FORBIDDEN: [from: string, specifier: string][] = [
  [`${APP}/features/cart/a.ts`, "../checkout/b.ts"],
  [`${APP}/features/cart/b.ts`, "#app/features/checkout/b.ts"],
  [`${APP}/features/cart/c.ts`, "#app/shell/frame/header.tsx"],
  [`${APP}/features/cart/d.ts`, "#app/routes/cart.tsx"],
  [`${APP}/features/cart/steps/e.ts`, "../../checkout/b.ts"],
  [`${APP}/features/cart/f.ts`, "./server/cart-reply.server.ts"],
  [`${APP}/features/cart/page/g.ts`, "../server/cart-reply.server.ts"],
  [`${APP}/features/cart/server/h.server.ts`, "../page/cart-view.ts"],
  [`${APP}/features/cart/server/i.server.ts`, "../local/local-cart.ts"],
  [`${APP}/features/cart/contract/j.ts`, "../cart-form.tsx"],
  [`${APP}/features/cart/contract/k.ts`, "../server/cart-reply.server.ts"],
  [`${APP}/shell/a.ts`, "#app/routes/cart.tsx"],
  [`${APP}/shell/b.ts`, "../routes/cart.tsx"],
  [`${APP}/routes/a.tsx`, "./home.tsx"],
  [`${APP}/routes/b.tsx`, "#app/routes/home.tsx"],
  [`${APP}/routes/account/c.tsx`, "../home.tsx"],
  [`${APP}/server/a.ts`, "#app/features/cart/cart.ts"],
  [`${APP}/server/b.ts`, "#app/ui/controls/button.tsx"],
  [`${APP}/server/c.ts`, "#app/forms/address-fields.tsx"],
  [`${APP}/forms/a.tsx`, "#app/features/checkout/b.ts"],
  [`${APP}/forms/b.ts`, "#app/server/env.server.ts"],
  [`${APP}/forms/case/c.ts`, "#app/server/env.server.ts"],
  [`${APP}/forms/case/d.ts`, "../../features/checkout/b.ts"],
  [`${APP}/i18n/a.ts`, "#app/server/env.server.ts"],
  [`${APP}/i18n/b.ts`, "@porteka/commerce-sdk"],
  [`${APP}/i18n/c.ts`, "../server/env.server.ts"],
  [`${APP}/ui/a.tsx`, "#app/i18n/format.ts"],
  [`${APP}/ui/b.tsx`, "@porteka/shop"],
  ["apps/storefront/a.ts", "../backend/src/env.ts"],
  ["apps/backend/src/a.ts", "../../storefront/server.ts"],
  ["apps/backend/src/b.ts", "@porteka/storefront"],
  ["apps/backend/src/seed/c.ts", "../../../../demo/index.ts"],
  ["apps/backend/src/modules/note/d.ts", "@medusajs/payment-stripe/dist/services"],
  ["demo/catalogue/a.ts", "../../apps/backend/src/env.ts"],
  ["packages/shop/src/a.ts", "@porteka/backend"],
  ["packages/shop/src/b.ts", "../../../demo/index.ts"],
]

const ALLOWED: [from: string, specifier: string][] = [
  [`${APP}/routes.ts`, "./routes/cart.tsx"],
  [`${APP}/routes/ok.tsx`, "#app/features/cart/cart.ts"],
  [`${APP}/routes/ok-2.tsx`, "#app/shell/frame/header.tsx"],
  [`${APP}/routes/ok-3.tsx`, "./+types/ok-3"],
  [`${APP}/features/cart/ok.ts`, "./cart.ts"],
  [`${APP}/features/cart/ok-2.ts`, "#app/server/env.server.ts"],
  [`${APP}/features/cart/ok-3.ts`, "@porteka/commerce-sdk"],
  [`${APP}/features/cart/steps/ok.ts`, "../cart.ts"],
  [`${APP}/features/cart/page/ok.ts`, "../contract/cart-reply.ts"],
  [`${APP}/features/cart/server/ok.server.ts`, "../contract/cart-reply.ts"],
  [`${APP}/features/cart/server/ok-2.server.ts`, "../cart-limits.ts"],
  [`${APP}/features/cart/server/ok-3.server.ts`, "./change-cart.server.ts"],
  [`${APP}/features/cart/contract/ok.ts`, "./cart-fault.ts"],
  [`${APP}/shell/ok.tsx`, "#app/features/cart/cart.ts"],
  [`${APP}/features/cart/ok-4.ts`, "#app/forms/address-fields.tsx"],
  [`${APP}/forms/ok.tsx`, "#app/ui/controls/text-field.tsx"],
  [`${APP}/forms/case/ok.ts`, "../texts-of.ts"],
  [`${APP}/server/ok.ts`, "#app/i18n/locales.ts"],
  [`${APP}/server/ok-2.ts`, "@porteka/commerce-sdk"],
  [`${APP}/i18n/ok.ts`, "@porteka/hungary"],
  [`${APP}/i18n/ok-2.ts`, "@porteka/shop"],
  [`${APP}/ui/ok.tsx`, "./button.tsx"],
  ["apps/backend/src/ok.ts", "@porteka/shop"],
  ["apps/backend/src/medusa-patches/ok.ts", "@medusajs/payment-stripe/dist/services"],
  ["demo/catalogue/ok.ts", "@porteka/shop"],
]

const importsOfRouter = (names: string) => `import { ${names} } from "react-router"\nexport const y = x\n`

const OTHER_FILES: Record<string, string> = {
  [`${APP}/server/reads-env.ts`]: "export const secret = process.env.SECRET\n",
  [`${APP}/server/env.server.ts`]: "export const secret = process.env.SECRET\n",
  "apps/backend/src/env.ts": "export const secret = process.env.SECRET\n",
  [`${APP}/features/cart/router-link.tsx`]: importsOfRouter("Link as x"),
  [`${APP}/shell/router-nav-link.tsx`]: importsOfRouter("NavLink, useLocation as x"),
  [`${APP}/ui/navigation/link.tsx`]: importsOfRouter("Link as x"),
  [`${APP}/shell/router-form.tsx`]: importsOfRouter("Form as x, type LinkProps, PrefetchPageLinks"),
  "packages/emails/src/by-name.ts": 'export const x = (locale: string) => (locale === "hu" ? 1 : 2)\n',
  "tests/http/by-name.test.ts": 'export const x = (locale: string) => (locale === "hu" ? 1 : 2)\n',
  "packages/emails/src/by-case.ts":
    'export function x(locale: string) {\n  switch (locale) {\n    case "en":\n      return 1\n  }\n}\n',
  "apps/backend/src/own-union.ts": 'export type Language = "hu" | "en"\n',
  "packages/commerce-sdk/src/own-list.ts": 'export const LANGUAGES = ["en", "hu"]\n',
  "packages/emails/src/by-tag.ts": 'export const family = (tag: string) => tag.startsWith("hu")\n',
  "apps/backend/src/by-suffix.ts": 'export const ROUTES = ["home-hu", "home-en"]\n',
  "packages/emails/src/own-texts.ts": 'export const x = { hu: "Kosár", en: "Cart", code: ["hu"] }\n',
  "apps/backend/src/inherited-key.ts": "export const x = (table: object, key: string) => key in table\n",
  "apps/backend/src/own-key.ts":
    'export const x = (value: object) => "name" in value && Object.hasOwn(value, "a")\n',
  "apps/backend/src/own-refusal.ts": 'export const x = new MedusaError("not_found", "x")\n',
  "apps/backend/src/refusals/refusals.ts": 'export const x = new MedusaError("not_found", "x")\n',
  "packages/shop/src/round.ts": importOf("./trip.ts"),
  "packages/shop/src/trip.ts": 'import { y } from "./round.ts"\nexport const x = () => y\n',
}

const folder = mkdtempSync(join(tmpdir(), "porteka-zones-"))
let diagnostics: Diagnostic[] = []

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  for (const file of [
    "biome.json",
    "import-zones.biome.json",
    ".gitignore",
    "tools/lint/own-keys.grit",
    "tools/lint/own-link.grit",
    "tools/lint/refusals.grit",
    "tools/lint/one-language-list.grit",
  ]) {
    cpSync(join(ROOT, file), join(folder, file))
  }
  for (const [path, specifier] of [...FORBIDDEN, ...ALLOWED]) write(path, importOf(specifier))
  for (const [path, text] of Object.entries(OTHER_FILES)) write(path, text)
  const { stdout } = spawnSync(BIOME, ["lint", "--reporter=json", "--max-diagnostics=none"], {
    cwd: folder,
    encoding: "utf8",
  })
  diagnostics = JSON.parse(stdout).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true }))

const rulesBrokenBy = (path: string) =>
  diagnostics.filter((diagnostic) => diagnostic.location.path === path).map((found) => found.category)

test.each(FORBIDDEN)("%s must not import %s", (path) => {
  expect(rulesBrokenBy(path)).toContain("lint/style/noRestrictedImports")
})

test.each(ALLOWED)("%s may import %s", (path) => {
  expect(rulesBrokenBy(path)).toEqual([])
})

test("the environment is read in the env files alone", () => {
  expect(rulesBrokenBy(`${APP}/server/reads-env.ts`)).toContain("lint/style/noProcessEnv")
  expect(rulesBrokenBy(`${APP}/server/env.server.ts`)).toEqual([])
  expect(rulesBrokenBy("apps/backend/src/env.ts")).toEqual([])
})

test.each(["features/cart/router-link.tsx", "shell/router-nav-link.tsx"])(
  "%s must not draw the router's link",
  (file) => expect(rulesBrokenBy(`${APP}/${file}`)).toContain("plugin"),
)

test.each(["ui/navigation/link.tsx", "shell/router-form.tsx"])(
  "%s may import of the router what it does",
  (file) => {
    expect(rulesBrokenBy(`${APP}/${file}`)).not.toContain("plugin")
  },
)

test.each([
  "packages/emails/src/by-name.ts",
  "tests/http/by-name.test.ts",
  "packages/emails/src/by-case.ts",
  "apps/backend/src/own-union.ts",
  "packages/commerce-sdk/src/own-list.ts",
  "packages/emails/src/by-tag.ts",
  "apps/backend/src/by-suffix.ts",
])("%s must not know a language by name", (path) => expect(rulesBrokenBy(path)).toContain("plugin"))

test("texts in every language may stand anywhere", () => {
  expect(rulesBrokenBy("packages/emails/src/own-texts.ts")).toEqual([])
})

test('a table is not asked with "in" for a key that is not written there', () => {
  expect(rulesBrokenBy("apps/backend/src/inherited-key.ts")).toContain("plugin")
  expect(rulesBrokenBy("apps/backend/src/own-key.ts")).toEqual([])
})

test("a refusal is made in one module", () => {
  expect(rulesBrokenBy("apps/backend/src/own-refusal.ts")).toContain("plugin")
  expect(rulesBrokenBy("apps/backend/src/refusals/refusals.ts")).not.toContain("plugin")
})

test("a circle of imports is an error", () => {
  expect(rulesBrokenBy("packages/shop/src/round.ts")).toContain("lint/suspicious/noImportCycles")
})
