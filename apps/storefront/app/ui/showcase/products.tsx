import { Heart } from "lucide-react"
import { Badge } from "../commerce/badge.tsx"
import { LineItem } from "../commerce/line-item.tsx"
import { Price } from "../commerce/price.tsx"
import { ProductCard } from "../commerce/product-card.tsx"
import { GRID_PICTURE_SIZES, ProductGrid } from "../commerce/product-grid.tsx"
import { IconButton } from "../controls/icon-button.tsx"
import { SectionHeading } from "../layout/section-heading.tsx"
import { Gallery } from "../media/gallery.tsx"
import { fallbackAddress, Picture, type PictureSource } from "../media/picture.tsx"
import { Part, Specimen } from "./specimen.tsx"

const PRODUCTS = [
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

export function Products({ pictures }: { pictures: PictureSource[] }) {
  return (
    <Part title="Products">
      <div>
        <SectionHeading
          title="Újdonságok"
          text="Frissen a műhelyekből."
          link={{ label: "Összes újdonság", to: "/hu/new-arrivals" }}
        />
        <ProductGrid>
          {PRODUCTS.map((product, index) => {
            const picture = pictures[index % pictures.length]
            const second = pictures[(index + 1) % pictures.length]
            return (
              <li key={product.title}>
                <ProductCard
                  to={`/hu/product/sample-${index}`}
                  title={product.title}
                  caption={product.caption}
                  price={product.price}
                  badges={product.badge}
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
