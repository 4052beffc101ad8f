import { useState } from "react"
import { Button } from "../controls/button.tsx"
import { Dialog } from "../windows/dialog.tsx"
import { Disclosure } from "../windows/disclosure.tsx"
import { Drawer } from "../windows/drawer.tsx"
import { Part, Row, Specimen } from "./specimen.tsx"

type Shown = "dialog" | "no overlay" | "locked" | "fullscreen" | "drawer" | "start" | null

export function Windows() {
  const [shown, setShown] = useState<Shown>(null)
  const [refused, setRefused] = useState(0)
  const close = () => setShown(null)
  return (
    <Part title="Windows and disclosures">
      <Specimen name="Windows">
        <Row>
          {(["dialog", "no overlay", "locked", "fullscreen", "drawer", "start"] as const).map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => setShown(kind)} data-window={kind}>
              {kind}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Dialog
        open={shown === "dialog"}
        onClose={close}
        title="Gyorsnézet"
        closeLabel="Bezárás"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Mégse
            </Button>
            <Button onClick={close}>Kosárba</Button>
          </>
        }
      >
        <p className="text-ink-muted">Kézzel korongolt, mázas bögre. Mosogatógépben mosható.</p>
      </Dialog>
      <Dialog
        open={shown === "no overlay"}
        onClose={close}
        title="Újdonság"
        closeLabel="Bezárás"
        overlay={false}
      >
        <p>Az oldal nem sötétül el mögötte.</p>
      </Dialog>
      <Dialog
        open={shown === "locked"}
        onClose={close}
        locked
        onClosePrevented={() => setRefused(refused + 1)}
        title="Fizetés folyamatban"
        closeLabel="Bezárás"
        size="small"
      >
        <p className="text-ink-muted">Kérjük, várjon. ({refused})</p>
        <Button className="mt-4" variant="secondary" onClick={close}>
          Megszakítás
        </Button>
      </Dialog>
      <Dialog
        open={shown === "fullscreen"}
        onClose={close}
        title="Teljes képernyő"
        closeLabel="Bezárás"
        size="fullscreen"
      >
        <p>Minden egyben.</p>
      </Dialog>
      <Drawer
        open={shown === "drawer"}
        onClose={close}
        title="Szűrők"
        closeLabel="Bezárás"
        footer={<Button wide>32 termék megjelenítése</Button>}
      >
        <p className="text-ink-muted">Anyag, szín, ár.</p>
      </Drawer>
      <Drawer open={shown === "start"} onClose={close} title="Menü" closeLabel="Bezárás" side="start">
        <p className="text-ink-muted">Termékek, kollekciók.</p>
      </Drawer>
      <Specimen name="Disclosures">
        <div className="max-w-160 border-border border-t">
          <Disclosure summary="Anyag és méret" name="facts" open>
            Magasság 9 cm, átmérő 8 cm, űrtartalom 3 dl.
          </Disclosure>
          <Disclosure summary="Szállítás és visszaküldés" name="facts">
            14 napon belül indokolás nélkül visszaküldhető.
          </Disclosure>
        </div>
      </Specimen>
    </Part>
  )
}
