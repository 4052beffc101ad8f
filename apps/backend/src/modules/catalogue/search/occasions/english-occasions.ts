import type { Occasion } from "./occasion.ts"

const SWEET_EN = ["gingerbread", "cookie"]

export const ENGLISH_OCCASIONS: Occasion[] = [
  {
    names: ["christmas", "xmas", "advent", "noel", "christmas tree"],
    products: ["bauble", "candle", "gingerbread", "bell", "holder"],
  },
  {
    names: [
      "santa",
      "secret santa",
      "stocking filler",
      "stocking stuffer",
      "st nicholas",
      "saint nicholas",
      "stocking fillers",
      "stocking stuffers",
    ],
    products: [...SWEET_EN, "top", "animal", "honey"],
  },
  { names: ["easter"], products: ["sheep", "animal", ...SWEET_EN, "embroidered"] },
  {
    names: ["mother day", "mothers day", "mothering sunday", "women day", "womens day"],
    products: ["sachet", "vase", "greeting", "gingerbread", "cushion"],
  },
  { names: ["father day", "fathers day"], products: ["spirits", "wine", "morris", "board"] },
  {
    names: [
      "valentine",
      "valentines",
      "valentines day",
      "valentine day",
      "anniversary",
      "wedding anniversary",
      "romantic",
      "love",
    ],
    products: ["gingerbread", "mug", "holder", "candle", "vase"],
  },
  {
    names: ["graduation", "graduate", "school leaver", "end of school", "end of year"],
    products: ["journal", "notebook", "greeting", "gingerbread", "box"],
  },
  {
    names: ["wedding", "bridal", "bride", "engagement", "newlywed", "newlyweds", "couple", "marriage"],
    products: ["salad", "ribbon", "tablecloth", "jug", "throw", "chest"],
  },
  {
    names: ["thank you", "thanks", "hostess", "host"],
    products: ["gingerbread", "creamed", "sachet", "greeting"],
  },
  {
    names: ["christening", "baptism", "baby shower", "new baby", "newborn", "birth"],
    products: ["stacking", "sheep", "train", "throw", "block"],
  },
  {
    names: ["first communion", "communion", "confirmation"],
    products: ["journal", "candle", "box", "greeting"],
  },
  {
    names: ["housewarming", "house warming", "new home", "first home", "moving in"],
    products: ["board", "cellar", "mug", "towel", "rail"],
  },
  {
    names: ["birthday", "bday", "name day"],
    products: ["greeting", "gingerbread", "mug", "candle", "journal"],
  },
  { names: ["all saints", "all souls"], products: ["light", "candle", "holder"] },
  {
    names: ["grandma", "grandmother", "granny", "nana", "nan"],
    products: ["cushion", "tablecloth", "sachet", "mug", "honey"],
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
    products: ["sachet", "vase", "cushion", "gingerbread", "greeting"],
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
    products: ["spirits", "morris", "wine", "board", "jug"],
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
    products: ["train", "block", "animal", "top", "stacking"],
  },
  {
    names: ["baby", "babies", "infant", "1 year old", "2 year old", "one year old", "two year old"],
    products: ["stacking", "block", "sheep", "train"],
  },
  {
    names: ["teacher", "teachers", "tutor"],
    products: ["journal", "notebook", "gingerbread", "mug", "creamed"],
  },
  {
    names: ["colleague", "colleagues", "coworker", "coworkers", "client", "clients", "corporate", "office"],
    products: ["mug", "espresso", "creamed", "notebook", "honey"],
  },
]
