import { Heart, ShoppingBag } from "lucide-react"
import { Badge, type Tone } from "../commerce/badge.tsx"
import { Price } from "../commerce/price.tsx"
import { Button, type ButtonVariant } from "../controls/button.tsx"
import { IconButton } from "../controls/icon-button.tsx"
import { Spinner } from "../controls/spinner.tsx"
import { Link } from "../navigation/link.tsx"
import { Part, Row, Specimen } from "./specimen.tsx"

const VARIANTS: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"]
const TONES: Tone[] = ["neutral", "accent", "success", "warning", "danger", "info"]

export function Buttons() {
  return (
    <Part title="Buttons, links, badges, prices">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={variant}>
          <Row>
            <Button variant={variant} size="large" icon={<ShoppingBag className="size-5" />}>
              Kosárba
            </Button>
            <Button variant={variant}>Tovább a pénztárhoz</Button>
            <Button variant={variant} size="small">
              Beváltás
            </Button>
            <Button variant={variant} busy>
              Mentés folyamatban
            </Button>
            <Button variant={variant} disabled>
              Elfogyott
            </Button>
            <Button variant={variant} render={<Link to="/hu/products" />}>
              Hivatkozás
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Wide">
        <div className="max-w-112">
          <Button size="large" wide>
            Fizetési kötelezettséggel járó megrendelés
          </Button>
        </div>
      </Specimen>
      <Specimen name="Icon buttons, spinner, links">
        <Row>
          <IconButton label="Kívánságlista">
            <Heart className="size-5.5" />
          </IconButton>
          <IconButton label="Kosár, 3 termék" count={3}>
            <ShoppingBag className="size-5.5" />
          </IconButton>
          <IconButton label="Kosár, 120 termék" count={120}>
            <ShoppingBag className="size-5.5" />
          </IconButton>
          <IconButton label="Kosár" disabled>
            <ShoppingBag className="size-5.5" />
          </IconButton>
          <Spinner />
        </Row>
      </Specimen>
      <Specimen name="Badges">
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Prices">
        <div className="flex flex-wrap items-start gap-12">
          <Price amount="12 900 Ft" />
          <Price
            amount="10 900 Ft"
            amountLabel="Jelenlegi ár:"
            reference="12 900 Ft"
            referenceLabel="A kedvezmény előtti 30 nap legalacsonyabb ára:"
            percent="−15%"
            note="Egységár: 4 300 Ft/kg"
          />
          <Price
            size="large"
            amount="10 900 Ft"
            amountLabel="Jelenlegi ár:"
            reference="12 900 Ft"
            referenceLabel="A kedvezmény előtti 30 nap legalacsonyabb ára:"
            percent="−15%"
            note="Az ár tartalmazza a 27% áfát."
          />
        </div>
      </Specimen>
    </Part>
  )
}
