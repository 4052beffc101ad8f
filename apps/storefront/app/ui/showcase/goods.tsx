import { Heart } from "lucide-react"
import { IconButton } from "../controls/icon-button.tsx"
import { Badge } from "../goods/badge.tsx"
import { LineItem } from "../goods/line-item.tsx"
import { Price } from "../goods/price.tsx"
import { ProductCard } from "../goods/product-card.tsx"
import { GRID_PICTURE_SIZES, ProductGrid } from "../goods/product-grid.tsx"
import { SectionHeading } from "../layout/section-heading.tsx"
import { Gallery } from "../media/gallery.tsx"
import { fallbackAddress, Picture, type PictureSource } from "../media/picture.tsx"
import { Part, Specimen } from "./specimen.tsx"

const GOODS = [
  {
    title: "Kézzel korongolt bögre, kék mázzal",
    caption: "Páll Ágnes, Korond",
    price: <Price amount="4 900 Ft" />,
  },
  {
    title: "Megszentségteleníthetetlenségű tálalóedény-készlet fedővel",
    caption: "Mezőtúri Fazekasműhely Szövetkezet",
    price: <Price amount="10 900 Ft" reference="12 900 Ft" percent="−15%" />,
    badge: <Badge tone="accent">Új</Badge>,
  },
  {
    title: "Fehér bögre",
    caption: "Páll Ágnes, Korond",
    price: <Price amount="4 500 Ft-tól" />,
    badge: <Badge>Utolsó 2 darab</Badge>,
  },
  {
    title: "Bögrepár",
    caption: "Páll Ágnes, Korond",
    price: <Price amount="8 900 Ft" />,
    badge: <Badge>Elfogyott</Badge>,
  },
]

export function Goods({ pictures }: { pictures: PictureSource[] }) {
  return (
    <Part title="Goods">
      <div>
        <SectionHeading
          title="Újdonságok"
          text="Frissen a műhelyekből."
          link={{ label: "Összes újdonság", to: "/hu/new-arrivals" }}
        />
        <ProductGrid>
          {GOODS.map((good, index) => {
            const picture = pictures[index % pictures.length]
            const second = pictures[(index + 1) % pictures.length]
            return (
              <li key={good.title}>
                <ProductCard
                  to={`/hu/product/sample-${index}`}
                  title={good.title}
                  caption={good.caption}
                  price={good.price}
                  badges={good.badge}
                  picture={
                    picture && (
                      <Picture source={picture} sizes={GRID_PICTURE_SIZES} fill className="size-full" />
                    )
                  }
                  secondPicture={
                    second && (
                      <Picture
                        source={{ ...second, alt: "" }}
                        sizes={GRID_PICTURE_SIZES}
                        fill
                        className="size-full"
                      />
                    )
                  }
                  action={
                    <IconButton label="Kívánságlistára" onPicture>
                      <Heart className="size-4.5" />
                    </IconButton>
                  }
                />
              </li>
            )
          })}
        </ProductGrid>
      </div>
      <Specimen name="LineItem">
        <div className="max-w-104">
          <LineItem
            picture={pictures[0] && fallbackAddress(pictures[0])}
            title="Kézzel korongolt bögre, kék mázzal"
            variant="3 dl"
            details={<p className="tabular text-ink-muted text-sm">2 × 4 900 Ft</p>}
            end={<p className="tabular whitespace-nowrap font-medium">9 800 Ft</p>}
          />
        </div>
      </Specimen>
      <Specimen name="Gallery">
        <div className="lg:max-w-160">
          <Gallery
            pictures={pictures}
            title="Kézzel korongolt bögre"
            labels={{
              gallery: "Képek",
              previous: "Előző kép",
              next: "Következő kép",
              zoom: "nagyítás",
              zoomIn: "Nagyítás",
              zoomOut: "Kicsinyítés",
              scale: (percent) => `Nagyítás: ${percent}%`,
              close: "Bezárás",
              position: (number, count) => `${number}. kép, összesen ${count}`,
            }}
          />
        </div>
      </Specimen>
    </Part>
  )
}
