/**
 * Coordinates of the larger towns: `town latitude longitude` in degrees, accurate to about a kilometer; for
 * the districts of Budapest the first three digits of their postal codes. Enough to tell which of several
 * places is nearer.
 */
export const PLACES = `
101 47.503 19.036|102 47.517 19.020|103 47.545 19.045|104 47.563 19.090|105 47.499 19.052|106 47.506 19.063
107 47.501 19.073|108 47.490 19.075|109 47.479 19.078|110 47.480 19.140|111 47.473 19.045|112 47.498 19.010
113 47.530 19.068|114 47.515 19.110|115 47.555 19.130|116 47.513 19.180|117 47.480 19.255|118 47.440 19.175
119 47.450 19.145|120 47.435 19.110|121 47.430 19.070|122 47.425 19.040|123 47.395 19.115|100 47.527 19.046
Szentendre 47.669 19.076|Érd 47.392 18.905|Budaörs 47.461 18.958|Bicske 47.491 18.636|Solymár 47.592 18.930
Budakeszi 47.511 18.928|Gödöllő 47.597 19.355|Dunakeszi 47.636 19.140|Aszód 47.651 19.479|Monor 47.351 19.447
Vecsés 47.408 19.267|Ráckeve 47.161 18.945|Szigetszentmiklós 47.344 19.043|Dunaharaszti 47.354 19.098
Gyál 47.384 19.221|Dabas 47.186 19.311|Dunaújváros 46.962 18.936|Százhalombatta 47.325 18.914|Adony 47.121 18.862
Kápolnásnyék 47.240 18.679|Gárdony 47.197 18.608|Esztergom 47.792 18.741|Vác 47.776 19.136|Nagymaros 47.793 18.960
Rétság 47.929 19.137|Balassagyarmat 48.077 19.294|Cegléd 47.177 19.802|Nagykőrös 47.034 19.778
Nagykáta 47.415 19.742|Tatabánya 47.569 18.405|Oroszlány 47.487 18.312|Kisbér 47.502 18.032|Tata 47.652 18.320
Komárom 47.743 18.119|Hatvan 47.666 19.683|Pásztó 47.920 19.698|Salgótarján 48.099 19.803|Szécsény 48.081 19.520
Gyöngyös 47.783 19.929|Eger 47.903 20.377|Heves 47.599 20.280|Mezőkövesd 47.807 20.569|Miskolc 48.103 20.778
Tiszaújváros 47.930 21.050|Ózd 48.219 20.292|Kazincbarcika 48.254 20.629|Edelény 48.296 20.735|Encs 48.331 21.123
Szerencs 48.163 21.205|Tokaj 48.117 21.410|Sárospatak 48.319 21.567|Sátoraljaújhely 48.396 21.656
Debrecen 47.530 21.625|Balmazújváros 47.612 21.344|Hajdúnánás 47.849 21.424|Berettyóújfalu 47.218 21.537
Püspökladány 47.320 21.115|Hajdúszoboszló 47.443 21.393|Hajdúböszörmény 47.671 21.508|Nyírbátor 47.836 22.130
Nyíregyháza 47.955 21.717|Tiszavasvári 47.957 21.356|Kisvárda 48.219 22.080|Mátészalka 47.953 22.323
Vásárosnamény 48.128 22.313|Fehérgyarmat 47.985 22.518|Szolnok 47.176 20.184|Jászberény 47.500 19.911
Törökszentmiklós 47.178 20.412|Karcag 47.318 20.927|Tiszafüred 47.619 20.757|Mezőtúr 47.001 20.621
Tiszaföldvár 46.983 20.251|Kunszentmárton 46.839 20.289|Gyomaendrőd 46.935 20.829|Szeghalom 47.024 21.171
Szarvas 46.866 20.554|Békéscsaba 46.679 21.091|Gyula 46.647 21.284|Mezőkovácsháza 46.409 20.913
Orosháza 46.563 20.667|Kecskemét 46.907 19.692|Tiszakécske 46.933 20.095|Kunszentmiklós 47.026 19.123
Kiskunfélegyháza 46.712 19.850|Kiskunmajsa 46.492 19.740|Kiskőrös 46.621 19.287|Kalocsa 46.526 18.986
Kiskunhalas 46.434 19.485|Bácsalmás 46.126 19.327|Baja 46.181 18.954|Szentes 46.654 20.262|Csongrád 46.713 20.141
Szeged 46.253 20.148|Kistelek 46.474 19.980|Hódmezővásárhely 46.418 20.330|Makó 46.217 20.479
Sárbogárd 46.886 18.622|Dunaföldvár 46.808 18.925|Paks 46.622 18.858|Tamási 46.633 18.286|Szekszárd 46.350 18.704
Bonyhád 46.299 18.530|Dombóvár 46.377 18.137|Komló 46.193 18.265|Kaposvár 46.359 17.797|Nagyatád 46.230 17.365
Barcs 45.960 17.460|Pécs 46.076 18.229|Mohács 45.993 18.683|Villány 45.869 18.454|Siklós 45.855 18.298
Szigetvár 46.049 17.805|Székesfehérvár 47.190 18.411|Mór 47.378 18.203|Várpalota 47.199 18.140|Enying 46.930 18.242
Veszprém 47.093 17.911|Balatonfüred 46.961 17.872|Tapolca 46.883 17.441|Sümeg 46.977 17.282|Keszthely 46.768 17.248
Ajka 47.102 17.558|Zirc 47.263 17.873|Pápa 47.330 17.467|Siófok 46.904 18.058|Balatonboglár 46.775 17.643
Fonyód 46.756 17.554|Tab 46.732 18.032|Marcali 46.582 17.412|Nagykanizsa 46.454 16.991|Csurgó 46.254 17.099
Letenye 46.432 16.724|Zalaegerszeg 46.845 16.847|Lenti 46.624 16.539|Győr 47.687 17.635|Pannonhalma 47.549 17.756
Mosonmagyaróvár 47.868 17.270|Csorna 47.612 17.250|Kapuvár 47.593 17.030|Sopron 47.685 16.590
Celldömölk 47.257 17.150|Sárvár 47.254 16.935|Szombathely 47.231 16.622|Kőszeg 47.389 16.541|Vasvár 47.050 16.800
Körmend 47.011 16.606|Szentgotthárd 46.953 16.274
`
