import { useState } from "react"
import { ProductCardSkeleton } from "../commerce/product-card.tsx"
import { ProductGrid } from "../commerce/product-grid.tsx"
import { Button } from "../controls/button.tsx"
import { EmptyState } from "../feedback/empty-state.tsx"
import { ErrorState } from "../feedback/error-state.tsx"
import { Notice, type NoticeTone } from "../feedback/notice.tsx"
import { ProgressBar } from "../feedback/progress-bar.tsx"
import { SkeletonText } from "../feedback/skeleton.tsx"
import { toasts } from "../feedback/toast-store.ts"
import { TransitionOverlay } from "../feedback/transition-overlay.tsx"
import { Part, Row, Specimen } from "./specimen.tsx"

const NOTICES: [NoticeTone, string, string][] = [
  ["info", "Az oldal új változata elérhető", "Frissítse az oldalt, a kosara megmarad."],
  ["success", "A fizetés sikeres volt", "A visszaigazolást elküldtük e-mailben."],
  ["warning", "Megváltozott az ár", "A kosárban lévő bögre ára 4 900 Ft-ról 5 200 Ft-ra módosult."],
  ["danger", "A fizetés nem sikerült", "Kártyáját nem terheltük meg."],
]

export function Feedback() {
  const [waiting, setWaiting] = useState(false)
  return (
    <Part title="Feedback">
      <div className="grid gap-3 lg:grid-cols-2">
        {NOTICES.map(([tone, title, text]) => (
          <Notice key={tone} tone={tone} title={title}>
            {text}
          </Notice>
        ))}
      </div>
      <Specimen name="Toasts, progress">
        <Row>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.show({
                title: "A termék a kosárba került",
                text: "Kékfestő bögre, 2 darab",
                tone: "success",
              })
            }
          >
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.show({ title: "A mentés nem sikerült", text: "Próbálja meg újra.", tone: "danger" })
            }
          >
            Danger
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.show({
                title: "Új változat érhető el",
                duration: null,
                action: (
                  <a className="text-link" href="#feedback">
                    Frissítés
                  </a>
                ),
              })
            }
          >
            Stays
          </Button>
          <Button variant="secondary" onClick={() => setWaiting(!waiting)}>
            Page change
          </Button>
        </Row>
        <ProgressBar active={waiting} label="Az oldal betöltése" />
        <TransitionOverlay active={waiting}>Előkészítjük a polcokat…</TransitionOverlay>
      </Specimen>
      <Specimen name="Skeletons">
        <ProductGrid>
          {["a", "b", "c", "d"].map((key) => (
            <li key={key}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
        <SkeletonText lines={3} className="mt-8 max-w-112" />
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState
          title="A kosár üres"
          text="Nézzen körül a műhelyek friss darabjai között."
          action={<Button>Vásárlás folytatása</Button>}
        />
      </Specimen>
      <Specimen name="Error state">
        <ErrorState
          code="404"
          title="Az oldal nem található"
          text="A keresett oldal elköltözött vagy megszűnt."
          actions={
            <>
              <Button>Vissza a kezdőlapra</Button>
              <Button variant="secondary">Termékek</Button>
            </>
          }
          reference="Hivatkozás: 7f3a91c2"
        />
      </Specimen>
    </Part>
  )
}
