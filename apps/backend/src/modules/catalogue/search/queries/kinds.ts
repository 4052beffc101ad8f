/** Products of one kind: any of them is a correct result. */
export const KINDS = {
  MUGS: "szasz-szives-bogre korondi-madaras-bogre orsegi-tejescsupor",
  BOWLS: "szaszkezdi-tal fekete-kinalotal csurgatott-salatastal korisfa-tal haban-talka",
  ALL_BOWLS:
    "szaszkezdi-tal fekete-kinalotal csurgatott-salatastal korisfa-tal haban-talka orsegi-fedeles-sutotal",
  JUGS: "haban-kancso korondi-madaras-kancso mezoturi-boroskorso fekete-vizeskorso",
  CANDLES: "ontott-oszlopgyertya martott-gyertyapar mehsejt-gyertya viaszmecses",
  HONEYS: "orsegi-akacmez zempleni-harsmez orsegi-erdei-mez kremmez mezvalogatas-fadobozban",
  VASES: "fekete-vaza tulipanos-vaza buborekos-vaza",
  TOWELS: "kekfesto-konyharuha kender-konyharuha",
  TABLECLOTHS: "kekfesto-terito kalocsai-himzett-terito",
  BLUE_DYE:
    "kekfesto-terito kekfesto-konyharuha kekfesto-parnahuzat kekfesto-meteraru kekfesto-levendulazsak kekfesto-mintas-fuzet",
  HEARTS: "tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv",
  GINGERBREAD: "tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv friss-mezespuszedli",
  NOTEBOOKS: "kekfesto-mintas-fuzet vaszonkotesu-naplo fuzott-vazlatfuzet",
  CARDS: "preseltviragos-udvozlolap matyo-kepeslap-keszlet",
  TOYS: "huzos-kisvonat huzos-barany festett-porgettyu faragott-haziallat bukkfa-epitokocka toronyrako-karikak malomjatek",
  HOLDERS: "attort-mecsestarto fekete-gyertyatarto",
  BLACK: "fekete-vaza fekete-vizeskorso fekete-palinkaspohar fekete-kinalotal fekete-gyertyatarto",
  CHRISTMAS: "fujt-uveggomb",
  KINDNESS:
    "kekfesto-levendulazsak preseltviragos-udvozlolap fekete-vaza tulipanos-vaza buborekos-vaza marvanyozott-papiriv tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv matyo-parna",
  FOR_HIM: "fekete-palinkaspohar mezoturi-boroskorso malomjatek diofa-vagodeszka",
  WEDDING: "csurgatott-salatastal szott-szalag kekfesto-terito kalocsai-himzett-terito haban-kancso",
  HOME: "diofa-vagodeszka esztergalt-sotarto szasz-szives-bogre korondi-madaras-bogre kekfesto-konyharuha kender-konyharuha",
  SCHOOL: "vaszonkotesu-naplo kekfesto-mintas-fuzet preseltviragos-udvozlolap",
  FOR_BABIES: "toronyrako-karikak huzos-barany huzos-kisvonat bukkfa-epitokocka",
  BIRTHDAY:
    "preseltviragos-udvozlolap tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv szasz-szives-bogre korondi-madaras-bogre",
  ST_NICHOLAS:
    "tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv friss-mezespuszedli festett-porgettyu faragott-haziallat",
  EASTER:
    "huzos-barany faragott-haziallat tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv friss-mezespuszedli",
  LOVE: "tukros-mezeskalacs-sziv feliratos-mezeskalacs-sziv szasz-szives-bogre",
  FOR_DRINKS: "szasz-szives-bogre korondi-madaras-bogre orsegi-tejescsupor kobalt-eszpresszocsesze",
  OF_HOLLOS:
    "lenvaszon-asztali-futo lenszalveta kender-konyharuha gyapjutakaro nemez-ulolap lenvaszon-meteraru",
  OF_PALAST:
    "kekfesto-mintas-fuzet vaszonkotesu-naplo fuzott-vazlatfuzet marvanyozott-papiriv meritett-levelpapir matyo-kepeslap-keszlet preseltviragos-udvozlolap",
  TRANSYLVANIAN:
    "szasz-szives-bogre szaszkezdi-tal korondi-madaras-bogre szasz-festett-ladika korondi-madaras-kancso",
  DISHWASHER_SAFE:
    "korondi-madaras-kancso mezoturi-boroskorso szasz-szives-bogre korondi-madaras-bogre orsegi-tejescsupor kobalt-eszpresszocsesze vasarhelyi-falitanyer szaszkezdi-tal csurgatott-salatastal",
  SHEEP: "huzos-barany faragott-haziallat",
  ON_SALE:
    "martott-gyertyapar huta-vizespohar vaszonkotesu-naplo korisfa-tal bukkfa-epitokocka attort-mecsestarto szasz-festett-ladika korondi-madaras-kancso vasarhelyi-falitanyer gyapjutakaro kekfesto-terito",
  NEW: "marvanyozott-papiriv kender-konyharuha kremmez kobalt-eszpresszocsesze buborekos-vaza fekete-vaza rozettas-doboz malomjatek nemez-ulolap csurgatott-salatastal mehsejt-gyertya lenvaszon-meteraru preseltviragos-udvozlolap",
  EMBROIDERED: "matyo-parna kalocsai-himzett-terito",
  BY_THE_LITER:
    "mezoturi-boroskorso dugos-palack haban-kancso orsegi-fedeles-sutotal korondi-madaras-kancso fekete-vizeskorso",
  FOR_KIDS:
    "huzos-kisvonat huzos-barany festett-porgettyu faragott-haziallat bukkfa-epitokocka toronyrako-karikak malomjatek",
} as const
