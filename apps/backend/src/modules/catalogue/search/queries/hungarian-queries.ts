import { type AskedFor, NONE, similar } from "./asked-for.ts"
import { KINDS } from "./kinds.ts"

/** Queries in the Hungarian shop as people type them, by the products they should find. */
export const HUNGARIAN: AskedFor[] = [
  ["matyo-parna", "rózsa; rózsás"],
  [KINDS.MUGS, "bögrekészlet; szeretnék egy szép bögrét anyukámnak; gyerek bögre"],
  [KINDS.VASES, "kék vázát keresek; nagy fekete váza"],
  [KINDS.HONEYS, "vadvirág méz; repceméz; bio méz"],
  [KINDS.WEDDING, "esküvőre ajándék 10000 ft alatt"],
  [
    NONE,
    "propolisz; evőeszköz; pezsgőspohár; hímzett blúz; népviselet; bőr pénztárca; fa óra; ajándékkártya; szállítás",
  ],
  [
    KINDS.MUGS,
    `bögre; bögrék; bögréket; bogre; BÖGRE; bögrw; bögr; boegre; bőgre; brögre; bögrre;
    kerámia bögre; kézműves bögre; szép bögre; teás bögre; kakaós bögre; reggeliző bögre; mug;
    mugs; 2 db bögre; bögre teához; bögre készlet; csupor; csuprok; csuprot`,
  ],
  [
    "szasz-szives-bogre",
    `szász bögre; erdélyi bögre; bögre kék virágos; kék bögre; bögre szívvel; szarvasos bögre;
    kék fehér bögre; saxon mug; bögre tulipánnal; szaszbögre; teásbögre; bröge`,
  ],
  [
    "korondi-madaras-bogre",
    `korondi bögre; madaras bögre; bögre 5000 ft alatt; olcsó bögre; zöld bögre; bögre madárral;
    bögrét; madaras; kávés bögre; korondi kerámia; bögre szett`,
  ],
  ["orsegi-tejescsupor", "tejes bögre; tejescsupor; köcsög; tejes csupor; őrségi bögre; tejes köcsög"],
  [
    "kobalt-eszpresszocsesze",
    `csésze; kávés csésze; kávéscsésze; eszpresszó csésze; presszós csésze; kávéscsészék; eszpreszó;
    findzsa; espresso cup; eszpresszó; eszpresso`,
  ],
  [
    "fekete-palinkaspohar",
    `pálinkás pohár; pálinkáspohár; palinkas pohar; feles pohár; stampedli; snapszos;
    pálinkás készlet; kupica; shot glass; felespohár; palinkaspohar; pálinkáskészlet`,
  ],
  [
    "huta-vizespohar",
    `pohár; poharak; üvegpohár; üveg pohár; vizespohár; vizes pohár; pohár készlet; fújt pohár;
    borospohár; limonádés pohár; poharat; pohat; 6 darab pohár`,
  ],
  [
    KINDS.JUGS,
    `kancsó; kancsók; kancso; korsó; korsók; kamcsó; kerámia kancsó; limonádés kancsó; bokály;
    cserépkorsó; jug; pitcher`,
  ],
  ["mezoturi-boroskorso", "boros kancsó; boroskorsó; boros korsó; zöld korsó; mezőtúri kerámia; mezőtúri"],
  ["fekete-vizeskorso", "vizes korsó; vizeskancsó; vizeskorsó; vizes kancsó; fekete kancsó"],
  ["haban-kancso", "habán kancsó; habán kerámia; fehér kancsó; ónmázas kancsó; haban kancso; teáskanna"],
  ["korondi-madaras-kancso", "korondi kancsó; madaras kancsó"],
  [
    KINDS.BOWLS,
    `tál; tálak; kínálótál; tálka; kerámia tál; mázas tál; gyümölcstál; gyümölcsös tál; leveses tál;
    müzlis tál; tal; bowl; tálat`,
  ],
  ["korisfa-tal", "fatál; fa tál; kőris tál; kőrisfa tálak; olcsó tál"],
  ["csurgatott-salatastal", "salátástál; salátás tál; saláta tál; salatastal; nagy tál salátának; saláta"],
  [
    "orsegi-fedeles-sutotal",
    `sütőtál; sütőedény; fedeles tál; jénai; cserép sütőtál; tepsi; rakott krumplihoz sütőtál;
    őrségi kerámia`,
  ],
  [
    "vasarhelyi-falitanyer",
    `tányér; falitányér; fali tányér; dísztányér; tányérok; virágos tányér; tanyer; plate;
    népművészeti tányér; Hódmezővásárhely; hodmezovasarhelyi tanyer`,
  ],
  ["haban-talka", "habán tálka; kis tál habán; tulipános tálka; habán"],
  ["szaszkezdi-tal", "szászkézdi tál; kék tál; szarvasos tál; kerámiából készült tál"],
  [
    KINDS.VASES,
    `váza; vázák; vaza; vázát; kerámia váza; vase; virágváza; virág váza; váza szárazvirágnak;
    vázza; váza 10000 felett; kézzel készített váza; virág`,
  ],
  ["buborekos-vaza", "üvegváza; üveg váza; zöld váza; buborékos váza; vazak"],
  ["fekete-vaza", "fekete váza; csepp váza; fekete kerámia váza; virágcserép; magyar kerámia; cserépedény"],
  ["tulipanos-vaza", "tulipános váza; fehér váza; váza tulipánnal; tulipános"],
  [
    KINDS.HOLDERS,
    "gyertyatartó; mécsestartó; mécses tartó; gyertyatarto; gyertya tartó; gyerytatartó; lampion",
  ],
  ["attort-mecsestarto", "csillagos mécsestartó; teamécses tartó; karácsonyi mécsestartó"],
  ["fekete-gyertyatarto", "fekete gyertyatartó"],
  [
    KINDS.CANDLES,
    `gyertya; gyertyák; gyertyát; gyetrya; gyertja; gyertay; gyertía; méhviasz gyertya; mécses;
    mécsesek; viaszgyertya; gyeryta; adventi gyertya; karácsonyi gyertya; kézműves gyertya; candle;
    természetes gyertya; gyertya 4000 ft alatt`,
  ],
  ["mehsejt-gyertya", "lépgyertya; méhsejt gyertya; tekert gyertya; olcsó gyertya; gyertyával"],
  ["martott-gyertyapar", "mártott gyertya; piros gyertya; gyertyapár"],
  ["viaszmecses", "teamécses; méhviasz mécses; méhviasz"],
  [
    KINDS.HONEYS,
    `méz; mézek; mézet; termelői méz; mez; méz ajándékba; méz 500 g; hazai méz; honey; őrségi méz;
    méz 2000-5000 ft; mézet vennék`,
  ],
  ["orsegi-akacmez", "akácméz; akác méz; akacmez; akácmézet"],
  ["zempleni-harsmez", "hársméz; hárs méz; harsmez"],
  ["orsegi-erdei-mez", "erdei méz; erdeiméz"],
  ["kremmez", "krémméz; krém méz; fahéjas méz; diós méz; mézkrém; krémmézet"],
  ["mezvalogatas-fadobozban", "mézválogatás; méz fadobozban"],
  ["uveg-mezescsupor", "mézescsupor; mézes csupor; méztartó; mézesbödön; mézes bödön; mézcsurgató"],
  [
    KINDS.GINGERBREAD,
    `mézeskalács; mezeskalacs; mézes kalács; mézeskalácsok; mézeskalács ajándékba; gingerbread;
    mézekalács`,
  ],
  [KINDS.HEARTS, "mézeskalács szív; mézeskalácsszív; búcsúfia szív; szív mézeskalács; szíves mézeskalács"],
  [
    "feliratos-mezeskalacs-sziv",
    `feliratos mézeskalács; mézeskalács névvel; neves mézeskalács; névre szóló ajándék;
    egyedi feliratos szív; névre szóló`,
  ],
  ["friss-mezespuszedli", "puszedli; mézes puszedli; süti; sütemény; keksz; mézespuszedli; mézes sütemény"],
  [KINDS.BLUE_DYE, "kékfestő; kekfesto; kék festő; kékfestő textil; kékfestő ajándék; kékfetső; indigó"],
  [
    "kekfesto-terito",
    "kékfestő terítő; kékfestő abrosz; asztalterítő kékfestő; kekfesto terito; len terítők",
  ],
  [
    KINDS.TABLECLOTHS,
    `terítő; terítők; terito; asztalterítő; abrosz; abroszt; hímzett terítő; terítö; teritő;
    tablecloth; terítő 15000 felett`,
  ],
  [
    "kalocsai-himzett-terito",
    `kalocsai terítő; kalocsai; kalocsai hímzés; riselt terítő kalocsai; hímzett; himzet terito;
    kalotcsai terito; kalocsai terítöt; kalocsáról; hímzés`,
  ],
  [
    KINDS.TOWELS,
    `konyharuha; konyharuhák; konyhakendő; konyha ruha; törlőruha; törölköző; törlőkendő;
    edénytörlő; konharuha; dish towel; konyhai törlő`,
  ],
  ["kekfesto-konyharuha", "kékfestő konyharuha; pöttyös konyharuha; törülköző"],
  ["kender-konyharuha", "kender konyharuha; csíkos konyharuha; kenderből konyharuha; kender"],
  [
    "kekfesto-parnahuzat",
    "párnahuzat; kékfestő párna; díszpárna huzat; párna huzat; párnahuzat 50x50; huzat",
  ],
  ["matyo-parna", "matyó párna; párna; párnák; hímzett párna; rózsás párna; parna; díszpárna; pillow; matyó"],
  [
    "gyapjutakaro",
    `takaró; takarók; pléd; pokróc; gyapjú takaró; gyapjútakaró; gyapju takaró; takró; meleg takaró;
    blanket; gyapjú; gyapjú takarók`,
  ],
  ["nemez-ulolap", "ülőlap; ülőpárna; nemez; székpárna; nemez ülőlap"],
  ["lenvaszon-asztali-futo", "asztali futó; len futó; lenvászon futó; asztali futo"],
  ["sarkozi-szottes-futo", "szőttes; sárközi; szőttes futó; piros futó; sárközi szőttes"],
  ["lenszalveta", "szalvéta; len szalvéta; textil szalvéta; lenszalvéta; szalvéta 6 db"],
  ["lenvaszon-meteraru", "lenvászon; len anyag; len méteráru; vászon méterben"],
  ["kekfesto-meteraru", "kékfestő anyag; kékfestő méteráru; méteráru; anyag méterre"],
  ["szott-szalag", "szalag; szőtt szalag; masni; díszszalag"],
  [
    "kekfesto-levendulazsak",
    `levendula; levendula zsák; levendulás zsák; illatzsák; molyűző; levendulazsák; levendulás;
    lavender`,
  ],
  [
    "diofa-vagodeszka",
    `vágódeszka; vágó deszka; deszka; diófa deszka; vágodeszka; vágódezka; kenyérvágó deszka;
    szeletelő deszka; diófából; Kerekes András; faa-des`,
  ],
  [
    "cseresznyefa-fozokanal",
    "fakanál; fa kanál; főzőkanál; fakanalak; cseresznyefa kanál; fözőkanál; kanál; főzőkanalat",
  ],
  ["esztergalt-sotarto", "sótartó; só tartó; sószóró; fűszertartó; sotarto"],
  ["szives-fogas", "fogas; ruhaakasztó; fali fogas; kulcsakasztó; akasztó; ruhafogas"],
  ["rozettas-doboz", "doboz; fadoboz; fa doboz; hársfa doboz; faragott doboz"],
  [
    "szasz-festett-ladika",
    `láda; ládika; festett láda; ékszerdoboz; ékszertartó; ékszeres doboz; tulipános láda; ladika;
    kézzel festett láda`,
  ],
  [
    "faragott-madar",
    `faragott madár; fa madár; madár; madárka; fából faragott madár; kézzel faragott madár;
    fafaragás`,
  ],
  [KINDS.NOTEBOOKS, "füzet; napló; notesz; jegyzetfüzet; füzetek; kézzel kötött napló; notebook; naplo"],
  ["vaszonkotesu-naplo", "emlékkönyv; vendégkönyv; vonalas napló; emlékkönyv vendégkönyv"],
  ["kekfesto-mintas-fuzet", "kékfestő füzet; pöttyös füzet"],
  ["fuzott-vazlatfuzet", "vázlatfüzet; rajzfüzet; vázlat füzet; rajztömb; vázlatf"],
  [KINDS.CARDS, "képeslap; üdvözlőlap; képeslapok; kepeslap; üdvözlő lap; üdvözlőlapok; postcard"],
  ["matyo-kepeslap-keszlet", "matyó képeslap; levelezőlap"],
  ["marvanyozott-papiriv", "márványozott papír; csomagolópapír; papírív; díszpapír"],
  ["meritett-levelpapir", "levélpapír; boríték; borítékok; merített papír; levél papír"],
  [
    KINDS.TOYS,
    "játék; játékok; fajáték; fajátékok; fa játék; gyerekjáték; kézműves játék; fa játékok; jatek",
  ],
  ["huzos-kisvonat", "vonat; kisvonat; favonat; fa vonat; játékvonat; mozdony; húzós vonat; vonatot"],
  ["huzos-barany", "bárány; birka; húzós bárány; bárányt"],
  [
    "faragott-haziallat",
    "háziállat; puli; mangalica; faragott állatok; malac; kutya; szürkemarha; fa állatok",
  ],
  ["bukkfa-epitokocka", "építőkocka; kocka; fakocka; építő kocka; építőjáték; fa építőkocka; épitőkocka"],
  ["toronyrako-karikak", "toronyrakó; montessori torony; torony építő; karikák"],
  ["malomjatek", "malom; malomjáték; társasjáték; társas; táblajáték; malom játék"],
  ["festett-porgettyu", "pörgettyű; pörgetyű; búgócsiga; porgettyu"],
  [
    "fujt-uveggomb",
    `üveggömb; díszgömb; karácsonyfadísz; karácsonyfa dísz; gömb; karácsonyi dísz; karácsonyi gömb;
    üveg gömb; piros gömb; bauble`,
  ],
  ["uvegharang", "harang; csengő; üvegharang; asztali csengő"],
  ["dugos-palack", "palack; dugós palack; üveg palack; palackok"],
  [KINDS.BLACK, "fekete kerámia; fekete edény; őrségi fekete kerámia; füstölt kerámia"],
  [
    KINDS.CHRISTMAS,
    `karácsony; karácsonyi ajándék; karácsonyra; karacsony; kis karácsonyi ajándék;
    karácsnyi ajándék`,
  ],
  [
    KINDS.KINDNESS,
    `anyák napja; anyák napjára; ajándék anyukának; anyák napi ajándék; anyak napja; nőnap;
    ajándék nőknek; ajándék feleségnek; ajándék anyósnak`,
  ],
  [
    KINDS.FOR_HIM,
    `ajándék apának; apák napja; ajándék férfiaknak; férfi ajándék; ajándék nagypapának;
    ajándék férjnek`,
  ],
  [KINDS.WEDDING, "nászajándék; esküvői ajándék; esküvő; lakodalmi ajándék; esküvőre"],
  [KINDS.HOME, "házavató ajándék; lakásavató; költözés; első lakás"],
  [KINDS.SCHOOL, "ballagás; ballagási ajándék; ajándék tanárnak; pedagógusnap"],
  [
    KINDS.FOR_BABIES,
    "keresztelő; keresztelői ajándék; babalátogató; ajándék babának; babaváró; fajáték babának",
  ],
  [KINDS.BIRTHDAY, "születésnap; születésnapi ajándék; szülinapra; névnap; szülinapi ajándék"],
  [KINDS.FOR_KIDS, "ajándék gyereknek; játék unokának; unokának; gyereknap; ajándék kislánynak; babajáték"],
  [KINDS.ST_NICHOLAS, "mikulás; mikuláscsomag; télapó"],
  [KINDS.SHEEP, "racka; juh"],
  [KINDS.EASTER, "húsvét; húsvéti ajándék; húsvétra; husvet"],
  [KINDS.LOVE, "valentin nap; valentin napi ajándék; évforduló"],
  [
    NONE,
    `kulcstartó; ajándékutalvány; kosár; babaszoba; cipő; papucs; telefon; mobiltelefon; laptop;
    tévé; hűtőgép; porszívó; bicikli; autó; karóra; óra; falióra; gyűrű; nyaklánc; fülbevaló;
    karkötő; nadrág; póló; ruha; kabát; sapka; sál; kesztyű; zokni; hátizsák; táska; pénztárca; öv;
    szappan; parfüm; sampon; kávéfőző; mosógép; szék; lámpa; szőnyeg; függöny; ágy; matrac; toll;
    ceruza; radír; kés; villa; serpenyő; lábas; gitár; hegedű; labda; lego; társkereső; macskaalom;
    kutyatáp; csoki; csokoládé; lekvár; kolbász; szalámi; tésztaszűrő; bankkártya; qwertzuiop;
    asdfgh; xyzzy; usb kábel; headphones; slippers; keychain; kék cipő; bőr táska; arany gyűrű;
    ezüst nyaklánc; gamer egér; fa szék; babakocsi; pelenka; esküvői ruha; esküvői meghívó;
    húsvéti nyuszi; játékautó; képkeret; hűtőmágnes; napszemüveg; esernyő; könyvespolc; virágföld`,
  ],
  [similar("fekete-palinkaspohar"), "pálinka"],
  [similar(KINDS.BOWLS), "tortatál; tálca; müzlistál; kutyatál"],
  [similar(KINDS.MUGS), "termosz bögre; bögre melegítő; retró pöttyös bögre xxl"],
  [similar(KINDS.VASES), "kaspó"],
  [similar("mezoturi-boroskorso"), "bor"],
  [similar(KINDS.FOR_DRINKS), "tea; kávé"],
  [similar("diofa-vagodeszka"), "sajt; kenyér"],
  ["tukros-mezeskalacs-sziv", "mezes kalacs; szív alakú"],
  [
    KINDS.MUGS,
    `bögrét szeretnék; porcelán bögre; teásbögrék; bogre kek; bögre ajándékba; bögrècske; bögre
    apának; nagy bögre; reggelizős bögre; bögre karácsonyra`,
  ],
  ["szasz-szives-bogre", "szívecskés bögre; bögre szarvassal"],
  ["korondi-madaras-bogre", "korondi"],
  ["kobalt-eszpresszocsesze", "csészealj; kavescsesze"],
  ["fekete-palinkaspohar", "pálinkás poharak; feles poharak"],
  ["huta-vizespohar", "üveg poharak"],
  [KINDS.JUGS, "vizeskancsó agyagból; sörös korsó; kancsót keresek; kiöntő"],
  [KINDS.BOWLS, "tálat keresek; kerámiatál; kínáló tál"],
  ["orsegi-fedeles-sutotal", "cseréptál fedővel; fedeles edény; római tál; tűzálló tál"],
  ["vasarhelyi-falitanyer", "virágos falitányér; tányér falra"],
  [KINDS.VASES, "váza ajándékba; szálas váza; dekor váza; magas váza"],
  ["buborekos-vaza", "üvegvázák; üvegvaza"],
  [KINDS.CANDLES, "méhviaszgyertyák; mehviasz gyertya"],
  [KINDS.HONEYS, "akácvirág méz; mézek üvegben; mezet"],
  ["zempleni-harsmez", "hársmézet; hársvirágméz; hársfa méz; zempléni méz"],
  ["kremmez", "krèmméz; repce krémméz"],
  ["uveg-mezescsupor", "mézadagoló; mézcsorgató; mézkanál"],
  [KINDS.HEARTS, `szív mézeskalácsból; tükrös szív; mézeskalács szivek; búcsúfia; tükrös mézeskalács`],
  [
    "feliratos-mezeskalacs-sziv",
    "mézeskalács felirattal; neves ajándék; gravírozható; mézeskalács saját névvel",
  ],
  ["friss-mezespuszedli", "mézes keksz; aprósütemény; mézespuszi"],
  [KINDS.BLUE_DYE, "indigókék"],
  [KINDS.TABLECLOTHS, "terítőt; asztalra terítő; hímzett asztalterítő; nagy terítő"],
  ["kalocsai-himzett-terito", "kalocsai mintás terítő; kalocsai minta; kalocsa; himzett terito"],
  [KINDS.TOWELS, "konyha kendő; törölgető"],
  ["matyo-parna", "fekete párna; piros párna"],
  ["lenszalveta", "textilszalvéták; asztali szalvéta"],
  ["lenvaszon-meteraru", "lenanyag; lenszövet"],
  ["diofa-vagodeszka", "vágódeszkák; vagodeszka; sajttál"],
  ["cseresznyefa-fozokanal", "fakanàl; keverő kanál; fából készült kanál"],
  ["szives-fogas", "előszobafal; kabátakasztó"],
  ["szasz-festett-ladika", "ékszer doboz; ékszerdobozka"],
  ["fuzott-vazlatfuzet", "rajzolós füzet; skiccfüzet"],
  [KINDS.CARDS, "üdvözlőlapot"],
  ["meritett-levelpapir", "leveles papír"],
  [KINDS.TOYS, "kézműves fajáték; gyermekjáték"],
  ["huzos-kisvonat", "kisvonatok; vonat fából; vonatos játék; mozdonyt"],
  ["huzos-barany", "bari"],
  ["faragott-haziallat", "állatfigura; fa állatfigurák; magyar állatok; kutyus; állatkák"],
  ["malomjatek", "fa társasjáték"],
  ["fujt-uveggomb", "karácsonyfadíszek; karácsonyfa gömb; karácsonyi díszek; karifa dísz"],
  ["dugos-palack", "vizes palack; pálinkás üveg"],
  ["kekfesto-levendulazsak", "levendula párna; levendulás párna; moly ellen; molyriasztó"],
  [KINDS.KINDNESS, "anyukámnak; húgomnak"],
  [KINDS.FOR_HIM, "apukámnak ajándék; ajándék barátomnak; nagyapának"],
  [KINDS.LOVE, "ajándék a páromnak"],
  [KINDS.FOR_KIDS, "kisfiamnak"],
  [
    KINDS.WEDDING,
    "eskuvoi ajandek; ifjú pár; ajándék ifjú párnak; ajándék házaspárnak; nászajándék pároknak",
  ],
  [KINDS.SCHOOL, "ballagas; pedagógus napi ajándék; óvónőknek ajándék"],
  [KINDS.BIRTHDAY, "szülinapos; 30. születésnap; névnapi ajándék"],
  [KINDS.CHRISTMAS, "karácsonyi; karácsonyi dekoráció; karácsony ajándék"],
  [KINDS.LOVE, "valentinnap; házassági évforduló"],
  [KINDS.EASTER, "húsvéti dekoráció; húsvéti dísz"],
  [KINDS.FOR_KIDS, "kisfiúnak ajándék; keresztlányomnak"],
  ["korisfa-tal", "kőrisfa tál; fatálak; fatálka; fából tál; fa gyümölcstál"],
  ["lenvaszon-asztali-futo", "asztalfutó"],
  [
    NONE,
    `bögretartó; fenyőfa; hangszóró; bakancs; zoknik; bor nyitó; borosüveg tartó; virágmag; tojás;
    kutyapóráz; babaruha; cumi; cumisüveg; póker; dinoszaurusz; poszter; könyvjelző; kötény;
    szivacs; mosószer; samponos; füstölő; szauna; medence; horgászbot; nyakkendő; hajgumi; kitűző;
    bross; hajcsat; fa ágy; bőrönd; kerámia kés`,
  ],
  ["szott-szalag", "pántlika"],
  ["preseltviragos-udvozlolap", "köszöntőlap"],
  ["kekfesto-levendulazsak", "molyirtó; illatos"],
  ["attort-mecsestarto", "lámpás; csillagos lámpás"],
  ["nemez-ulolap", "ülőke; filc ülőke"],
  ["dugos-palack", "vizesüveg; borosüveg"],
  ["tukros-mezeskalacs-sziv", "vásárfia"],
  ["kalocsai-himzett-terito", "riseliő"],
  ["faragott-haziallat", "kutya figura"],
  ["korondi-madaras-bogre", "corund; corundi bögre"],
  [similar(KINDS.NOTEBOOKS), "könyv"],
  [KINDS.WEDDING, "jegyajándék"],
  [
    "kalocsai-himzett-terito kekfesto-terito orsegi-akacmez kremmez zempleni-harsmez mezvalogatas-fadobozban",
    "szülőköszöntő ajándék",
  ],
  [KINDS.EASTER, "locsolóknak"],
  [KINDS.ST_NICHOLAS, "angyalkázás"],
  [KINDS.HEARTS, "vendégváró; vendégnek"],
  ["toronyrako-karikak", "2 éves kislánynak játék; egyéves"],
  ["uveg-mezescsupor", "mézes tégely"],
  [KINDS.HEARTS, "köszönöm ajándék"],
  [similar("kekfesto-parnahuzat matyo-parna"), "matyó párnahuzat"],
  [similar("fekete-palinkaspohar huta-vizespohar kobalt-eszpresszocsesze"), "espresso pohár"],
  [KINDS.FOR_DRINKS, "nyugdíjas búcsúztató"],
  [KINDS.KINDNESS, "sógornőmnek ajándék"],
  [KINDS.FOR_HIM, "sógoromnak ajándék; edzőnek ajándék"],
  [KINDS.HONEYS, "szomszédnak ajándék; nagyszülőknek ajándék"],
  [KINDS.HOME, "szakácsnak ajándék; hobbiszakács"],
  ["orsegi-akacmez", "akácfa méz"],
]
