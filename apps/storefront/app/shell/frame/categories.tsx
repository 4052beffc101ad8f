import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { MegaMenuPanel } from "#app/ui/navigation/mega-menu.tsx"
import type { MenuCategory, MenuFeature } from "./menu.ts"
import { MenuPicture } from "./menu-picture.tsx"

/** The content of the mega menu: rendered on the server only. */
export function Categories({ menu, feature }: { menu: MenuCategory[]; feature: MenuFeature | null }) {
  const t = useTranslations("shell")
  const paths = usePaths()
  return (
    <MegaMenuPanel
      columns={menu.map((category) => ({
        label: category.name,
        to: paths.category(category.handle),
        links: category.children.map((child) => ({ label: child.name, to: paths.category(child.handle) })),
      }))}
      feature={feature && <MenuPicture {...feature} />}
      all={{ label: t("allProducts"), to: paths.products() }}
    />
  )
}
