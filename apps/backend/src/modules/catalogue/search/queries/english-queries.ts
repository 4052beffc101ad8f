import { type AskedFor, NONE, similar } from "./asked-for.ts"
import { KINDS } from "./kinds.ts"

/** Queries in the English shop as people type them, by the products they should find. */
export const ENGLISH: AskedFor[] = [
  [KINDS.VASES, "blue vase please; big black vase"],
  [KINDS.FOR_HIM, "something for dad under 20000 ft"],
  [KINDS.HONEYS, "wildflower honey; organic honey"],
  ["kekfesto-levendulazsak", "lavender sachet under 5000"],
  [
    NONE,
    "baby clothes; cutlery; embroidered blouse; folk costume; leather wallet; wooden clock; voucher; carpet",
  ],
  [
    KINDS.MUGS,
    `mug; mugs; MUG; handmade mug; ceramic mug; muug; mgu; clay mug; mug for tea; coffee mug;
    tea mug; pottery mug; mug set; bögre; bogre; cute mug; mugg; mig; mug under 5000; cheap mug`,
  ],
  [
    "szasz-szives-bogre",
    `saxon mug; blue mug; heart mug; mug with heart; transylvanian mug; transylvania mug;
    mug with stag; tulip mug; transylvania`,
  ],
  ["korondi-madaras-bogre", "bird mug; korond mug; mug with bird; green mug"],
  ["orsegi-tejescsupor", "milk mug; brown mug"],
  [
    "kobalt-eszpresszocsesze",
    `espresso cup; espresso; expresso cup; cup; cups; coffee cup; teacup; cup and saucer; expreso;
    csésze`,
  ],
  [
    "fekete-palinkaspohar",
    `shot glass; shot glasses; palinka glass; schnapps cup; palinka cup; cup for spirits;
    pálinkáspohár; shotglass; palinka`,
  ],
  [
    "huta-vizespohar",
    `glass; glasses; drinking glass; water glass; tumbler; tumblers; tumblr; glass tumbler;
    wine glass; glassware; pohár`,
  ],
  [
    KINDS.JUGS,
    `jug; jugs; pitcher; water pitcher; carafe; ceramic jug; jgu; kancsó; pottery pitcher; juug;
    lemonade jug`,
  ],
  ["mezoturi-boroskorso", "wine jug; green jug; wine pitcher"],
  ["fekete-vizeskorso", "water jug; black jug; water carafe"],
  ["haban-kancso", "haban jug; white jug; haban; teapot"],
  ["korondi-madaras-kancso", "bird jug; korond jug"],
  [
    KINDS.BOWLS,
    `bowl; bowls; serving bowl; ceramic bowl; fruit bowl; soup bowl; small bowl; salad bowls; bwol;
    bowll; pottery bowl; cereal bowl; tál; cheap bowl`,
  ],
  ["korisfa-tal", "wooden bowl; wood bowl; ash bowl"],
  ["csurgatott-salatastal", "salad bowl; salad dish; green bowl"],
  [
    "orsegi-fedeles-sutotal",
    "casserole; casserole dish; baking dish; oven dish; casserolle; lidded pot casserole; roaster",
  ],
  ["vasarhelyi-falitanyer", "plate; wall plate; plates; decorative plate; plate with flowers; tányér"],
  ["szaszkezdi-tal", "blue bowl; stag bowl"],
  ["haban-talka", "haban bowl; white bowl"],
  [
    KINDS.VASES,
    `vase; vases; flower vase; vasse; ceramic vase; vaes; vase for dried flowers; tall vase; váza;
    flower vases`,
  ],
  ["buborekos-vaza", "glass vase; green vase; glas vase; bubble vase"],
  ["fekete-vaza", "black vase; drop vase; pottry; hungarian pottery; folk art vase"],
  ["tulipanos-vaza", "tulip vase; vase with tulip; white vase"],
  [
    KINDS.HOLDERS,
    `candle holder; candle holders; tealight holder; candleholder; tea light holder; candlestick;
    votive holder; candel holder; mécsestartó`,
  ],
  ["fekete-gyertyatarto", "black candlestick; candle stick"],
  [
    KINDS.CANDLES,
    `candle; candles; beeswax candle; beeswax candles; candel; cadle; canlde; natural candle;
    wax candle; bees wax candle; gyertya; dipped candle; advent candles; christmas candle; candels`,
  ],
  ["mehsejt-gyertya", "honeycomb candle; rolled candle; cheap candle"],
  ["viaszmecses", "tea light; tealight; tea lights; tealights; beeswax"],
  ["martott-gyertyapar", "dipped candles; red candles"],
  [
    KINDS.HONEYS,
    `honey; hungarian honey; honney; raw honey; hony; honey set; honey gift; méz; local honey;
    honey under 3000`,
  ],
  ["orsegi-akacmez", "acacia honey; acacia; accacia honey"],
  ["zempleni-harsmez", "linden honey; lime honey"],
  ["orsegi-erdei-mez", "forest honey; honeydew"],
  ["kremmez", "creamed honey; cream honey; cinnamon honey; walnut honey"],
  ["mezvalogatas-fadobozban", "honey in a box; honey gift box; three honeys"],
  ["uveg-mezescsupor", "honey pot; honey jar; honeypot; honey dipper"],
  [
    KINDS.GINGERBREAD,
    `gingerbread; gingerbred; ginger bread; gingerbread cookies; lebkuchen; gingerbread hearts;
    mézeskalács`,
  ],
  [KINDS.HEARTS, "gingerbread heart; heart gingerbread; ginger bread heart"],
  [
    "feliratos-mezeskalacs-sziv",
    `personalised gingerbread; personalized gingerbread; gingerbread with name; custom name heart;
    gingerbread heart with name`,
  ],
  ["friss-mezespuszedli", "biscuits; honey biscuits; cookies; biscuit; cookie"],
  [KINDS.BLUE_DYE, "blue dye; blue-dye; bluedye; indigo; kékfestő; blue dyed fabric; blueprint fabric"],
  ["kekfesto-terito", "blue dye tablecloth; blue tablecloth; indigo tablecloth; table-cloth"],
  [
    KINDS.TABLECLOTHS,
    `tablecloth; tablecloths; table cloth; tabel cloth; embroidered tablecloth;
    hungarian tablecloth; table cover; tabelcloth; terítő; tablecloth over 15000`,
  ],
  [
    "kalocsai-himzett-terito",
    `kalocsa; kalocsa embroidery; kalocsa cloth; hungarian embroidery; embroidered cloth;
    kalosca tablecloth; embroidered; embroidery; kalocsa tablecloth; embroidered table cloth`,
  ],
  [
    KINDS.TOWELS,
    `tea towel; dish cloth; dishcloth; tea towels; kitchen towel; dish towel; towel; towels;
    kitchen cloth; teatowel; konyharuha; tea towl; dish cloths`,
  ],
  ["kekfesto-konyharuha", "blue tea towel; dotted tea towel"],
  ["kender-konyharuha", "hemp towel; hemp tea towel; striped tea towel; hemp"],
  ["kekfesto-parnahuzat", "cushion cover; pillow cover; pillowcase; cushion covers; blue cushion cover"],
  [
    "matyo-parna",
    `cushion; pillow; embroidered pillow; matyo cushion; rose cushion; cusion; throw pillow;
    embroidered cushion; párna`,
  ],
  [
    "gyapjutakaro",
    `blanket; throw; wool blanket; woollen blanket; wool throw; blankets; blankett;
    herringbone throw; plaid; grey blanket; takaró; wool; woolen blanket; woollen throw`,
  ],
  ["nemez-ulolap", "seat pad; felt; seat cushion; chair pad; felt pad"],
  ["lenvaszon-asztali-futo", "table runner; linen runner; runner; linen table runner"],
  ["sarkozi-szottes-futo", "woven runner; red runner; sarkoz"],
  ["lenszalveta", "napkin; napkins; linen napkins; serviettes; cloth napkins; linen napkin; linen"],
  ["lenvaszon-meteraru", "linen fabric; linen by the meter; linen by the yard"],
  ["kekfesto-meteraru", "fabric; fabric by the meter; blue fabric; cotton fabric"],
  ["szott-szalag", "ribbon; woven ribbon; ribbons; ribon"],
  [
    "kekfesto-levendulazsak",
    `lavender; lavender sachet; lavender bag; sachet; lavander; lavender bags; scented sachet;
    levendula`,
  ],
  [
    "diofa-vagodeszka",
    `cutting board; chopping board; walnut board; wooden board; cuting board; bread board;
    chopping boards; cheese board; vágódeszka; choping board; András Kerekes`,
  ],
  [
    "cseresznyefa-fozokanal",
    "wooden spoon; cooking spoon; spoon; spatula; woden spoon; wooden spoons; spoon with heart",
  ],
  ["esztergalt-sotarto", "salt; salt cellar; salt shaker; salt pot; saltshaker"],
  ["szives-fogas", "coat hook; coat rack; peg rail; hooks; wall hook; coat hanger; hook"],
  ["rozettas-doboz", "box; wooden box; linden box; carved box"],
  ["szasz-festett-ladika", "chest; painted chest; jewelry box; jewellery box; trinket box; saxon chest"],
  ["faragott-madar", "carved bird; wooden bird; bird; bird figurine; carved wooden bird; hand carved bird"],
  [KINDS.NOTEBOOKS, "notebook; journal; notebooks; diary; note book; handmade notebook; notepad; napló"],
  ["vaszonkotesu-naplo", "linen journal; guest book; lined journal; guestbook"],
  ["kekfesto-mintas-fuzet", "blue notebook; dotted notebook"],
  ["fuzott-vazlatfuzet", "sketchbook; sketch book; drawing book; sketchpad; skechbook"],
  [
    KINDS.CARDS,
    "greeting card; postcard; postcards; greeting cards; birthday card; card; gift card with flower",
  ],
  ["matyo-kepeslap-keszlet", "matyo postcards; postcard set"],
  ["marvanyozott-papiriv", "marbled paper; wrapping paper; decorative paper; souvenir"],
  ["meritett-levelpapir", "writing paper; stationery; envelopes; handmade paper; letter paper; envelope"],
  [
    KINDS.TOYS,
    `toy; toys; wooden toy; wooden toys; kids toys; toys for kids; toy for toddler; handmade toys;
    játék`,
  ],
  ["huzos-kisvonat", "train; wooden train; toy train; pull along train; trian; locomotive"],
  ["huzos-barany", "sheep; lamb; pull along sheep; wooden sheep"],
  ["faragott-haziallat", "animal; farm animals; pig; dog; wooden animals; cow; puli"],
  ["bukkfa-epitokocka", "building blocks; blocks; wooden blocks; bulding blocks; toy blocks"],
  ["toronyrako-karikak", "stacking tower; stacking rings; stacking toy; stacker"],
  ["malomjatek", "board game; nine men's morris; game; board games; morris"],
  ["festett-porgettyu", "spinning top; top; spining top; wooden top"],
  [
    "fujt-uveggomb",
    `bauble; baubles; christmas bauble; ornament; christmas ornament; glass ornament;
    christmas decoration; xmas bauble; tree ornament; karácsonyfadísz`,
  ],
  ["uvegharang", "bell; glass bell; table bell; dinner bell"],
  ["dugos-palack", "bottle; glass bottle; decanter; stoppered bottle; bottles; botle"],
  [KINDS.BLACK, "black pottery; black ceramics; black clay; smoke fired pottery"],
  [KINDS.CHRISTMAS, "christmas; christmas gift; xmas; xmas gift; chrismas; small christmas gift"],
  [
    KINDS.KINDNESS,
    `mothers day; mother's day; gift for mum; gift for mom; gift for her; mother's day gift;
    present for wife; women's day`,
  ],
  [
    KINDS.FOR_HIM,
    "father's day; gift for him; gift for dad; gift for men; fathers day gift; gift for husband",
  ],
  [KINDS.WEDDING, "wedding; wedding gift; wedding present; engagement gift; newlyweds"],
  [KINDS.HOME, "housewarming; housewarming gift; new home gift; house warming present"],
  [KINDS.SCHOOL, "graduation; graduation gift; teacher gift; gift for teacher"],
  [KINDS.FOR_BABIES, "christening; christening gift; baptism; baby shower; gift for baby; newborn gift"],
  [KINDS.BIRTHDAY, "birthday; birthday gift; birthday present; name day"],
  [KINDS.FOR_KIDS, "gift for kids; toys for grandchildren; gift for boys; gift for toddler"],
  [KINDS.ST_NICHOLAS, "stocking filler; santa"],
  [KINDS.EASTER, "easter; easter gift; easter lamb"],
  [KINDS.LOVE, "valentine; valentines gift; anniversary gift"],
  [
    NONE,
    `slippers; keychain; key ring; headphones; laptop; phone; iphone; shoes; sneakers; boots; socks;
    t-shirt; tshirt; dress; trousers; jeans; hat; scarf; gloves; coat; jacket; wallet; purse;
    handbag; backpack; umbrella; sunglasses; watch; clock; ring; rings gold; necklace; earrings;
    bracelet; perfume; soap; shampoo; lipstick; chair; lamp; sofa; bed; mattress; curtain;
    television; fridge; vacuum cleaner; bicycle; car; guitar; violin; football; lego; playstation;
    video game console; pen; pencil; knife; fork; frying pan; kettle; toaster; microwave;
    coffee machine; chocolate; sausage; basket; picture frame; fridge magnet; skateboard;
    surfboard; eyeglasses; gold ring; silver earrings; leather jacket; phone case; phone holder;
    mouse pad; usb cable; qwertyuiop; asdfgh; xyzzy; blue shoes; wooden chair; leather shoes;
    cat food; stroller; diapers; wedding dress; running shoes; yoga mat; tent; cipő; kosár;
    fülbevaló`,
  ],
  [similar(KINDS.BOWLS), "tray; dog bowl"],
  [similar(KINDS.MUGS), "mug warmer; travel mug"],
  [similar(KINDS.FOR_DRINKS), "coffee"],
  [similar("diofa-vagodeszka"), "bread; cheese"],
  [similar("lenvaszon-asztali-futo"), "placemat; coaster"],
  ["fekete-kinalotal", "serving dish"],
  [KINDS.MUGS, "large mug; porcelain mug; tea mugs"],
  ["szasz-szives-bogre", "saxon heart mug; deer mug"],
  ["korondi-madaras-bogre", "mug with a bird on it"],
  ["kobalt-eszpresszocsesze", "espreso cup; espresso set; small coffee cup; saucer; demitasse"],
  ["fekete-palinkaspohar", "shots glass; palinka set; schnapps glass"],
  ["huta-vizespohar", "whisky glass"],
  [KINDS.JUGS, "beer jug"],
  [KINDS.BOWLS, "serving bowls; fruit bowls; snack bowl"],
  ["orsegi-fedeles-sutotal", "clay pot; clay baker; oven pot; baking pot; stew pot; roasting dish"],
  ["vasarhelyi-falitanyer", "hanging plate"],
  [KINDS.HOLDERS, "tea light holders"],
  [KINDS.CANDLES, "taper candles; pillar candle; unscented candle"],
  [KINDS.HONEYS, "honey from hungary; honeys"],
  ["zempleni-harsmez", "zemplen"],
  ["kremmez", "whipped honey; rapeseed honey"],
  ["uveg-mezescsupor", "honey dispenser"],
  [KINDS.HEARTS, "gingerbread heart with mirror"],
  ["feliratos-mezeskalacs-sziv", "gingerbread with my name; custom gingerbread"],
  [KINDS.BLUE_DYE, "bluedye fabric; hungarian blue dye; indigo textiles"],
  [KINDS.TABLECLOTHS, "large tablecloth; tablecloths blue"],
  ["kalocsai-himzett-terito", "kalocsa pattern; kalocsa embroidered tablecloth; embroideries"],
  [KINDS.TOWELS, "kitchen towels; dish towels; linen tea towel; tea towel set"],
  ["matyo-parna", "matyo; red pillow"],
  ["gyapjutakaro", "throws; gray blanket; bed throw; woolen throw"],
  ["sarkozi-szottes-futo", "handwoven runner"],
  ["lenszalveta", "linen serviettes; napkin set; linnen napkins"],
  [
    "diofa-vagodeszka",
    `wood cutting board; cutting boards; walnut chopping board; serving board; charcuterie board;
    cheeseboard`,
  ],
  ["cseresznyefa-fozokanal", "serving spoon; ladle"],
  ["szives-fogas", "coat hooks; coat stand; hat rack"],
  ["szasz-festett-ladika", "painted wooden chest; keepsake box"],
  ["vaszonkotesu-naplo", "linen notebook"],
  ["fuzott-vazlatfuzet", "drawing pad; drawing notebook"],
  [KINDS.CARDS, "post card; greetings card; birthday cards; flower card"],
  ["meritett-levelpapir", "letter set; paper and envelopes; note paper"],
  [KINDS.TOYS, "educational toy; childrens toys"],
  ["huzos-kisvonat", "toy trains; trains; pull train"],
  ["huzos-barany", "pull along toy"],
  ["faragott-haziallat", "wooden pig; wooden dog"],
  ["malomjatek", "strategy game; nine mens morris; merels"],
  ["fujt-uveggomb", "christmas baubles; christmas tree decoration; xmas decorations"],
  ["dugos-palack", "oil bottle"],
  ["kekfesto-levendulazsak", "moth repellent; lavender pillow"],
  ["korisfa-tal", "wooden bowls; turned bowl"],
  ["rozettas-doboz", "wooden boxes; small wooden box; carved wooden box"],
  ["lenvaszon-asztali-futo", "linen runners; table linen"],
  [KINDS.KINDNESS, "gift for sister"],
  [KINDS.FOR_HIM, "present for brother"],
  [KINDS.KINDNESS, "gifts for moms"],
  [
    KINDS.WEDDING,
    "presents for brides; gift for couple; marriage gift; wedding gift for couples; gifts for newly married couples",
  ],
  [KINDS.HOME, "housewarming present"],
  [KINDS.SCHOOL, "end of school gift; thank you teacher"],
  [KINDS.BIRTHDAY, "birthday gifts; 50th birthday"],
  [KINDS.CHRISTMAS, "christmas decor; gifts for christmas; christmas tree"],
  [KINDS.LOVE, "valentines day; romantic gift; wedding anniversary gift"],
  [KINDS.EASTER, "easter decoration; easter gifts"],
  [KINDS.FOR_KIDS, "gift for 5 year old; gift for niece"],
  [
    NONE,
    `bookshelf; night lamp; dishwasher; speaker; earphones; bluetooth speaker; corkscrew; coffee
    beans; ham; eggs; dog collar; pacifier; sword; poster; bookmark; blouse; skirt; sponge;
    detergent; face cream; incense; swimming pool; tires; gift basket; tie; wooden bed; pencil case;
    wooden bike; ukulele`,
  ],
  ["orsegi-akacmez", "robinia honey"],
  ["mezvalogatas-fadobozban", "honey gift set; honey sampler"],
  ["orsegi-fedeles-sutotal", "dutch oven"],
  ["attort-mecsestarto", "lantern; star lantern"],
  ["martott-gyertyapar", "taper"],
  ["kekfesto-parnahuzat", "throw pillow case blue; polka dot cushion"],
  ["kalocsai-himzett-terito", "doily"],
  ["szott-szalag", "trim"],
  ["esztergalt-sotarto", "salt pig; spice jar"],
  ["faragott-haziallat", "dog figurine; mangalitsa"],
  ["toronyrako-karikak", "montessori toy"],
  ["feliratos-mezeskalacs-sziv", "custom name cookie"],
  ["lenvaszon-meteraru", "linen material"],
  ["korondi-madaras-bogre", "corund pottery"],
  [KINDS.VASES, "flower pot; planter"],
  [KINDS.FOR_BABIES, "new baby gift"],
  [KINDS.ST_NICHOLAS, "secret santa"],
  ["orsegi-fedeles-sutotal", "ovenproof dish; bean pot"],
  ["feliratos-mezeskalacs-sziv", "gingerbread with text"],
  ["kekfesto-parnahuzat", "dotted cushion cover"],
  ["esztergalt-sotarto", "salt box"],
  [KINDS.KINDNESS, "gift for godmother; mothers day surprise"],
  [KINDS.FOR_HIM, "present for my father in law"],
  [KINDS.MUGS, "retirement gift"],
  [KINDS.HONEYS, "gift for neighbor; gift for grandparents"],
  [KINDS.HOME, "gift for foodie"],
  [NONE, "painting; paintings; clothing"],
]
