import { Heart, House, Menu, Search, ShoppingBag, User } from "lucide-react"
import { Link } from "react-router"
import { BottomBar } from "../bottom-bar.tsx"
import { IconButton } from "../icon-button.tsx"
import { MegaMenu } from "../mega-menu.tsx"
import { Picture, type PictureSource } from "../picture.tsx"
import { SiteFooter } from "../site-footer.tsx"
import { SiteHeader } from "../site-header.tsx"

const link = (label: string) => ({ label, to: `/hu/${encodeURIComponent(label)}` })
const COLUMNS = [
  {
    ...link("Kerámia"),
    links: ["Bögrék", "Tálak és tányérok", "Korsók", "Vázák", "Gyertyatartók"].map(link),
  },
  { ...link("Textil"), links: ["Kékfestő", "Szőttes", "Hímzés", "Párnák"].map(link) },
  { ...link("Fa"), links: ["Konyha", "Faragott tárgyak", "Tárolás"].map(link) },
  { ...link("Méz és gyertya"), links: ["Méz", "Méhviaszgyertya"].map(link) },
  { ...link("Papír"), links: ["Füzetek", "Képeslapok"].map(link) },
  { ...link("Játék"), links: ["Fajátékok", "Babák"].map(link) },
]

export function ShowcaseHeader({ picture }: { picture: PictureSource | undefined }) {
  return (
    <SiteHeader
      name="Portéka"
      homeTo="/hu"
      navLabel="Fő navigáció"
      announcement="Ingyenes szállítás 25 000 Ft felett"
      menus={
        <MegaMenu
          label="Termékek"
          columns={COLUMNS}
          all={{ label: "Minden termék", to: "/hu/products" }}
          feature={
            picture && (
              <Link to="/hu/collections/kekfesto" className="group block">
                <Picture source={picture} sizes="15rem" fill className="aspect-4/5 rounded-sm" />
                <span className="title mt-3 block text-title-xs">Reggeli asztal</span>
              </Link>
            )
          }
        />
      }
      links={["Újdonságok", "Kollekciók", "Magazin"].map(link)}
      actions={
        <>
          <IconButton label="Keresés">
            <Search className="size-5.5" />
          </IconButton>
          <IconButton label="Fiókom">
            <User className="size-5.5" />
          </IconButton>
          <IconButton label="Kívánságlista">
            <Heart className="size-5.5" />
          </IconButton>
          <IconButton label="Kosár, 2 termék" count={2}>
            <ShoppingBag className="size-5.5" />
          </IconButton>
        </>
      }
      phoneActions={
        <IconButton label="Kívánságlista">
          <Heart className="size-5.5" />
        </IconButton>
      }
    />
  )
}

export function ShowcaseBottomBar() {
  return (
    <BottomBar
      label="Gyors navigáció"
      menu={{
        label: "Menü",
        icon: <Menu className="size-5.5" />,
        content: (
          <ul>
            {COLUMNS.map((column) => (
              <li key={column.to}>
                <Link to={column.to} className="title flex min-h-12 items-center text-title-xs">
                  {column.label}
                </Link>
              </li>
            ))}
          </ul>
        ),
      }}
      items={[
        { label: "Kezdőlap", icon: <House className="size-5.5" />, to: "/hu", current: true },
        { label: "Keresés", icon: <Search className="size-5.5" />, to: "/hu/search" },
        { label: "Fiókom", icon: <User className="size-5.5" />, to: "/hu/account" },
        { label: "Kosár", icon: <ShoppingBag className="size-5.5" />, to: "/hu/cart", count: 2 },
      ]}
    />
  )
}

export function ShowcaseFooter() {
  return (
    <SiteFooter
      name="Portéka"
      intro="Kézzel készült tárgyak a Kárpát-medence műhelyeiből. Minden darabnak van készítője, neve és helye."
      columns={[
        { title: "Vásárlás", links: ["Termékek", "Újdonságok", "Kollekciók", "Ajándékutalvány"].map(link) },
        {
          title: "Segítség",
          links: ["Szállítás és fizetés", "Elállás és visszaküldés", "Rendelés követése", "Kapcsolat"].map(
            link,
          ),
        },
        { title: "Portéka", links: ["Rólunk", "Magazin", "Műhelyek"].map(link) },
      ]}
      withdrawal={{ ...link("Elállás a szerződéstől"), text: "14 napon belül, indokolás nélkül." }}
      facts={[
        { label: "Fizetés", values: ["Bankkártya", "Banki átutalás", "Utánvét"] },
        { label: "Szállítás", values: ["GLS", "MPL", "Foxpost", "Packeta"] },
      ]}
      legalLabel="Jogi tudnivalók"
      legal={[
        "Általános Szerződési Feltételek",
        "Adatkezelési tájékoztató",
        "Süti tájékoztató",
        "Impresszum",
        "Akadálymentességi nyilatkozat",
        "Sütibeállítások",
      ].map(link)}
      small="© 2026 Portéka Kézműves Kft. · Az árak tartalmazzák a 27% áfát."
    />
  )
}
