import { Prose } from "../layout/prose.tsx"
import { Logo } from "../media/logo.tsx"
import { Ornament, TulipMark } from "../media/ornament.tsx"
import { Part, Row, Specimen } from "./specimen.tsx"

export function Typography() {
  return (
    <Part title="Type and ornament">
      <Specimen name="Titles">
        <div className="flex flex-col gap-4">
          <p className="title text-display">Árvíztűrő tükörfúrógép</p>
          <p className="title text-title-lg">Kézzel festett kerámia Korondról</p>
          <p className="title text-title-md">Megszentségteleníthetetlenségeskedéseitekért</p>
          <p className="title text-title-sm">Kékfestő asztalterítő rojtos széllel</p>
          <p className="title text-title-xs">Mézeskalács szív, őszi mintával</p>
          <p className="title text-title-sm italic">„A jó korsó nem siet sehová.”</p>
        </div>
      </Specimen>
      <Specimen name="Text">
        <div className="flex max-w-160 flex-col gap-3">
          <p className="text-lg">text-lg · Hűvös pincében, őszi fényben szárad az agyag.</p>
          <p>text-base · Hűvös pincében, őszi fényben szárad az agyag, mielőtt kemencébe kerül.</p>
          <p className="text-ink-muted text-sm">
            text-sm · Az ár tartalmazza a 27% áfát. 12 900 Ft, 1 290 Ft
          </p>
          <p className="text-ink-muted text-xs">text-xs · Egységár: 4 300 Ft/kg</p>
          <p className="tabular">
            12 900 Ft
            <br />
            11 111 Ft
          </p>
        </div>
      </Specimen>
      <Specimen name="Logo, mark, ornament">
        <Row>
          <Logo name="Portéka" picture={null} size="large" />
          <TulipMark className="ml-8 size-14 text-ornament" />
          <TulipMark className="size-6 text-ornament" />
        </Row>
        <Ornament className="mt-8" />
        <div aria-hidden="true" className="woven-border mt-8" />
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <h2>Elállás és visszaküldés</h2>
          <p>
            Ön 14 napon belül <strong>indokolás nélkül</strong> elállhat a szerződéstől. A részleteket az{" "}
            <a href="#prose">Általános Szerződési Feltételek</a> tartalmazzák, a <em>minta</em> letölthető.
          </p>
          <h3>Mit kell tenni?</h3>
          <ol>
            <li>Küldje el a nyilatkozatot.</li>
            <li>Adja fel a csomagot 14 napon belül.</li>
          </ol>
          <ul>
            <li>Kerámia</li>
            <li>Textil</li>
          </ul>
          <blockquote>A fazekas keze alatt az agyag emlékezik.</blockquote>
          <table>
            <thead>
              <tr>
                <th>Szállítás</th>
                <th>Díj</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Csomagautomata (Foxpost)</td>
                <td>1 290 Ft</td>
              </tr>
            </tbody>
          </table>
        </Prose>
      </Specimen>
    </Part>
  )
}
