import type { Occasion } from "./occasion.ts"

const SWEET_EN = ["gingerbread", "biscuit"]

export const ENGLISH_OCCASIONS: Occasion[] = [
  {
    names: ["christmas", "xmas", "advent", "noel", "christmas tree"],
    goods: ["bauble", "candle", "gingerbread", "bell", "holder"],
  },
  {
    names: [
      "santa",
      "stocking filler",
      "stocking stuffer",
      "st nicholas",
      "saint nicholas",
      "stocking fillers",
      "stocking stuffers",
    ],
    goods: [...SWEET_EN, "top", "animal", "honey"],
  },
  { names: ["easter"], goods: ["sheep", "animal", ...SWEET_EN, "embroidered"] },
  {
    names: ["mother day", "mothers day", "mothering sunday", "women day", "womens day"],
    goods: ["sachet", "vase", "greeting", "gingerbread", "cushion", "marbled"],
  },
  { names: ["father day", "fathers day"], goods: ["spirits", "wine", "morris", "board"] },
  {
    names: ["valentine", "valentines", "valentines day", "valentine day", "anniversary", "romantic", "love"],
    goods: ["gingerbread", "mug", "holder", "candle", "vase"],
  },
  {
    names: ["graduation", "graduate", "school leaver", "end of school", "end of year"],
    goods: ["journal", "notebook", "greeting", "gingerbread", "box"],
  },
  {
    names: ["wedding", "bridal", "bride", "engagement", "newlywed", "newlyweds", "couple", "marriage"],
    goods: ["salad", "ribbon", "tablecloth", "jug", "throw", "chest"],
  },
  {
    names: ["thank you", "thanks", "hostess", "host"],
    goods: ["gingerbread", "creamed", "sachet", "greeting"],
  },
  {
    names: ["christening", "baptism", "baby shower", "newborn", "birth"],
    goods: ["stacking", "sheep", "train", "throw", "block"],
  },
  {
    names: ["first communion", "communion", "confirmation"],
    goods: ["journal", "candle", "box", "greeting"],
  },
  {
    names: ["housewarming", "house warming", "new home", "first home", "moving in"],
    goods: ["board", "cellar", "mug", "towel", "rail"],
  },
  {
    names: ["birthday", "bday", "name day"],
    goods: ["greeting", "gingerbread", "mug", "candle", "journal"],
  },
  { names: ["all saints", "all souls"], goods: ["light", "candle", "holder"] },
  {
    names: ["grandma", "grandmother", "granny", "nana", "nan"],
    goods: ["cushion", "tablecloth", "sachet", "mug", "honey"],
  },
  {
    names: [
      "mum",
      "mom",
      "mother",
      "woman",
      "women",
      "her",
      "wife",
      "girlfriend",
      "sister",
      "lady",
      "ladies",
      "mother in law",
    ],
    goods: ["marbled", "sachet", "vase", "gingerbread", "cushion"],
  },
  {
    names: [
      "dad",
      "father",
      "man",
      "men",
      "him",
      "husband",
      "boyfriend",
      "brother",
      "grandpa",
      "grandfather",
      "granddad",
      "boss",
      "uncle",
    ],
    goods: ["spirits", "morris", "wine", "board", "jug"],
  },
  {
    names: [
      "kid",
      "kids",
      "child",
      "children",
      "grandchild",
      "grandchildren",
      "grandson",
      "granddaughter",
      "boy",
      "boys",
      "girl",
      "girls",
      "toddler",
      "toddlers",
      "nephew",
      "niece",
      "godchild",
      "year old",
    ],
    goods: ["train", "block", "animal", "top", "stacking"],
  },
  { names: ["baby", "babies", "infant"], goods: ["stacking", "block", "sheep", "train"] },
  {
    names: ["teacher", "teachers", "tutor"],
    goods: ["journal", "notebook", "gingerbread", "mug", "creamed"],
  },
  {
    names: ["colleague", "colleagues", "coworker", "coworkers", "client", "clients", "corporate", "office"],
    goods: ["mug", "espresso", "creamed", "notebook", "honey"],
  },
]
