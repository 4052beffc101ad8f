import { Breadcrumbs } from "../navigation/breadcrumbs.tsx"
import { Pagination } from "../navigation/pagination.tsx"
import { Stepper } from "../navigation/stepper.tsx"
import { Part, Specimen } from "./specimen.tsx"

const STEPS = ["Kapcsolat", "Szállítás", "Fizetés", "Összegzés"].map((label) => ({
  label,
  to: "/hu/checkout",
}))
const PAGINATION = {
  label: "Oldalak",
  previousLabel: "Előző oldal",
  nextLabel: "Következő oldal",
  pageLabel: (page: number) => `${page}. oldal`,
  toPage: (page: number) => `?page=${page}`,
}

export function Wayfinding() {
  return (
    <Part title="Finding one's way">
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          label="Itt jár"
          crumbs={[
            { label: "Kezdőlap", to: "/hu" },
            { label: "Kerámia", to: "/hu/category/keramia" },
            { label: "Kék bögre" },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination {...PAGINATION} page={1} pageCount={3} />
        <Pagination {...PAGINATION} label="Még több oldal" page={5} pageCount={12} />
      </Specimen>
      <Specimen name="Steps">
        <Stepper label="A megrendelés lépései" steps={STEPS} current={1} doneLabel="kész" />
      </Specimen>
    </Part>
  )
}
