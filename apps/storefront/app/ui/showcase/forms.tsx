import { Search, Truck } from "lucide-react"
import { Checkbox } from "../controls/checkbox.tsx"
import { Field } from "../controls/field.tsx"
import { QuantityStepper } from "../controls/quantity-stepper.tsx"
import { RadioCards } from "../controls/radio-cards.tsx"
import { Select } from "../controls/select.tsx"
import { Switch } from "../controls/switch.tsx"
import { TextInput } from "../controls/text-input.tsx"
import { Textarea } from "../controls/textarea.tsx"
import { Part, Row, Specimen } from "./specimen.tsx"

const STEPPER = { label: "Mennyiség", decreaseLabel: "Kevesebb", increaseLabel: "Több" }

export function Forms() {
  return (
    <Part title="Forms">
      <div className="grid gap-8 lg:grid-cols-2">
        <Field label="Irányítószám" hint="Négy számjegy, például 1011.">
          {(control) => <TextInput {...control} name="postal" inputMode="numeric" placeholder="1011" />}
        </Field>
        <Field
          label="Telefonszám"
          error="Adja meg a telefonszámot nemzetközi alakban, például +36 30 123 4567."
        >
          {(control) => <TextInput {...control} name="phone" type="tel" defaultValue="06 30 12" />}
        </Field>
        <Field label="Emelet, ajtó" note="nem kötelező">
          {(control) => <TextInput {...control} name="floor" />}
        </Field>
        <Field label="Megye">
          {(control) => (
            <Select {...control} name="county" defaultValue="pest">
              <option value="pest">Pest vármegye</option>
              <option value="vas">Vas vármegye</option>
            </Select>
          )}
        </Field>
        <Field label="Keresés">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              before={<Search className="size-5" />}
              placeholder="bögre, terítő, méz"
            />
          )}
        </Field>
        <Field label="Nem módosítható">
          {(control) => <TextInput {...control} disabled defaultValue="anna@example.com" />}
        </Field>
        <Field label="Megjegyzés a rendeléshez" note="nem kötelező">
          {(control) => <Textarea {...control} name="comment" />}
        </Field>
        <div>
          <Checkbox
            name="terms"
            label="Elolvastam és elfogadom az Általános Szerződési Feltételeket."
            error="A megrendeléshez el kell fogadni."
          />
          <Checkbox
            name="news"
            label="Szeretnék e-mailben értesülni az újdonságokról."
            hint="Bármikor leiratkozhat."
            defaultChecked
          />
          <Checkbox name="blue" label="Kékfestő" note={12} />
          <Checkbox name="off" label="Nem választható" disabled />
          <Switch name="seen" label="Funkcionális" hint="Megjegyzi a nemrég megtekintett termékeket." />
          <Switch name="stats" label="Statisztikai" defaultChecked />
          <Switch label="Feltétlenül szükséges (mindig aktív)" defaultChecked disabled />
        </div>
      </div>
      <Specimen name="Radio cards">
        <div className="max-w-160">
          <RadioCards
            name="delivery"
            legend="Szállítási mód"
            defaultValue="locker"
            cards={[
              {
                value: "home",
                title: "Házhozszállítás (GLS futár)",
                text: "Várható kézbesítés: november 24–26.",
                note: "1 990 Ft",
                icon: <Truck className="size-5" />,
              },
              {
                value: "locker",
                title: "Csomagautomata (Foxpost)",
                text: "Több mint 1 000 automata",
                note: "1 290 Ft",
                icon: <Truck className="size-5" />,
                details: "Válasszon átvételi pontot.",
              },
              {
                value: "shop",
                title: "Személyes átvétel",
                note: "Ingyenes",
                disabled: true,
                icon: <Truck className="size-5" />,
              },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Radio cards with a mistake">
        <div className="max-w-160">
          <RadioCards
            name="payment"
            legend="Fizetési mód"
            error="Válasszon fizetési módot."
            cards={[
              { value: "card", title: "Bankkártyás fizetés" },
              { value: "cod", title: "Utánvét (fizetés átvételkor)", note: "+490 Ft" },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Quantity">
        <Row>
          <QuantityStepper name="a" {...STEPPER} max={99} />
          <QuantityStepper name="b" {...STEPPER} small defaultValue={3} max={10} />
          <QuantityStepper name="c" {...STEPPER} small defaultValue={10} max={10} />
          <QuantityStepper name="d" {...STEPPER} small max={10} disabled />
        </Row>
      </Specimen>
    </Part>
  )
}
