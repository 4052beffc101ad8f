import type { Occasion } from "./occasion.ts"

/** What somebody looks for who names a place of the home, or a hobby: „előszobába”, „borkedvelőnek”. */
export const HUNGARIAN_ROOMS: Occasion[] = [
  { names: ["előszoba", "folyosó"], products: ["fogas", "doboz", "mécsestartó"] },
  {
    names: ["nappali", "lakószoba", "szalon"],
    products: ["gyapjútakaró", "párna", "váza", "gyertyatartó", "mécsestartó"],
  },
  { names: ["hálószoba"], products: ["gyapjútakaró", "párna", "levendulazsák", "mécsestartó"] },
  {
    names: ["gyerekszoba", "gyermekszoba"],
    products: ["kisvonat", "építőkocka", "háziállat", "toronyrakó", "bárány"],
  },
  { names: ["íróasztalra", "dolgozószoba"], products: ["napló", "füzet", "levélpapír", "doboz"] },
  {
    names: ["étkezőbe", "ebédlőbe", "étkezőasztalra"],
    products: ["terítő", "futó", "szalvéta", "tál", "kancsó"],
  },
  {
    names: ["borkedvelő", "borimádó", "borász", "borbarát"],
    products: ["boroskorsó", "kancsó", "palack", "vizespohár"],
  },
  { names: ["kávéimádó", "kávékedvelő"], products: ["eszpresszócsésze", "bögre"] },
  { names: ["teakedvelő", "teaimádó"], products: ["bögre", "méz"] },
  { names: ["virágkedvelő", "virágimádó"], products: ["váza", "üdvözlőlap", "tulipán"] },
]
