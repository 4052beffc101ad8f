/**
 * Postal codes of the Hungarian towns: `codes town,town`, codes separated by commas or as a range. Contains
 * all places with city rank and the larger ones around Budapest and Lake Balaton, compiled by hand; a code
 * shared by several places lists them all. Villages are incomplete: a code that is not here is not wrong.
 */
export const TOWNS = `
2000 Szentendre|2011 Budakalász|2013 Pomáz|2025-2026 Visegrád|2030,2035,2036 Érd|2040 Budaörs|2045 Törökbálint
2049 Diósd|2051 Biatorbágy|2053 Herceghalom|2060 Bicske|2071 Páty|2072 Zsámbék|2081,2087 Piliscsaba|2083 Solymár
2084 Pilisszentiván|2085 Pilisvörösvár|2089 Telki|2091 Etyek|2092 Budakeszi|2093 Budajenő
2094 Nagykovácsi,Remeteszőlős|2096 Üröm|2097 Pilisborosjenő|2100 Gödöllő|2111 Szada|2112 Veresegyház
2113 Erdőkertes|2117 Isaszeg|2119 Pécel|2120 Dunakeszi|2131-2132 Göd|2141 Csömör|2142 Nagytarcsa|2143 Kistarcsa
2144-2145 Kerepes|2146 Mogyoród|2151 Fót|2162 Őrbottyán|2170 Aszód|2194 Tura|2200 Monor|2220 Vecsés|2225 Üllő
2230 Gyömrő|2233 Ecser|2234 Maglód|2241-2242 Sülysáp|2300 Ráckeve|2310 Szigetszentmiklós|2314 Halásztelek
2315 Szigethalom|2316 Tököl|2330 Dunaharaszti|2335 Taksony|2336 Dunavarsány|2340 Kiskunlacháza|2351 Alsónémedi
2360 Gyál|2364 Ócsa|2367 Újhartyán|2370,2371,2373 Dabas|2377 Örkény|2400,2407 Dunaújváros|2440 Százhalombatta
2451,2453 Ercsi|2457 Adony|2459 Rácalmás|2461 Tárnok|2462 Martonvásár|2475 Kápolnásnyék|2481 Velence
2483-2485 Gárdony|2490 Pusztaszabolcs|2500,2509 Esztergom|2510 Dorog|2534 Tát|2536-2537 Nyergesújfalu
2541 Lábatlan|2600 Vác|2621 Verőce|2626 Nagymaros|2628 Szob|2651 Rétság|2660 Balassagyarmat|2700,2738 Cegléd
2721 Pilis|2730 Albertirsa|2740 Abony|2747 Törtel|2750 Nagykőrös|2760 Nagykáta|2766 Tápiószele|2800 Tatabánya
2840 Oroszlány|2870,2879,2881 Kisbér|2835,2890 Tata|2900,2903,2921 Komárom|2931 Almásfüzitő|2941 Ács|2943 Bábolna
3000 Hatvan|3021,3022,3024 Lőrinci|3035 Gyöngyöspata|3060,3065,3082 Pásztó|3070,3078,3151 Bátonyterenye
3100,3102,3104,3109,3121,3141 Salgótarján|3170 Szécsény|3200,3221,3232,3233 Gyöngyös|3240,3244 Parád|3245 Recsk
3250 Pétervására|3300,3304,3323 Eger|3325 Noszvaj|3346 Bélapátfalva,Bükkszentmárton|3348 Szilvásvárad|3351 Verpelét
3360 Heves|3384 Kisköre|3390 Füzesabony|3394 Egerszalók|3400 Mezőkövesd|3432 Emőd|3433 Nyékládháza
3441 Mezőkeresztes|3450 Mezőcsát|3500,3501,3508,3510,3515-3519,3521,3524-3535 Miskolc|3561 Felsőzsolca|3562 Onga
3571 Alsózsolca|3580 Tiszaújváros|3600,3603,3604,3621,3625,3651,3661,3662 Ózd|3630 Putnok|3671-3672 Borsodnádasd
3700 Kazincbarcika|3733 Rudabánya|3752 Szendrő,Galvács|3770 Sajószentpéter|3780 Edelény,Balajt,Damak,Ládbesenyő
3783 Edelény|3792 Sajóbábony|3800 Szikszó|3854,3860 Encs|3881 Abaújszántó,Baskó,Sima|3895 Gönc|3900 Szerencs
3909 Mád|3910 Tokaj|3950,3952 Sárospatak|3973 Cigánd|3944,3945,3980,3988 Sátoraljaújhely
3994 Pálháza,Bózsva,Filkeháza,Füzérkajata,Kishuta,Nagyhuta
4000,4002,4024-4034,4063,4078,4079,4225 Debrecen|4060 Balmazújváros|4066 Tiszacsege|4071 Hortobágy
4080,4085 Hajdúnánás|4087 Hajdúdorog|4090 Polgár,Folyás|4100,4103 Berettyóújfalu|4110 Biharkeresztes|4130 Derecske
4138 Komádi|4150 Püspökladány|4181 Nádudvar|4183 Kaba|4200 Hajdúszoboszló|4074,4086,4220,4224 Hajdúböszörmény
4233 Balkány|4242 Hajdúhadház|4243 Téglás|4244 Újfehértó|4251 Hajdúsámson|4252-4254 Nyíradony
4281,4283 Létavértes|4287 Vámospércs|4300 Nyírbátor|4320 Nagykálló|4326 Máriapócs|4355 Nagyecsed|4371 Nyírlugos
4246,4400,4405,4412,4431-4433,4481,4551 Nyíregyháza|4440 Tiszavasvári|4447,4450 Tiszalök|4461 Nyírtelek
4465 Rakamaz|4484 Ibrány|4485 Nagyhalász|4492 Dombrád|4501 Kemecse|4516 Demecser|4524 Ajak|4561 Baktalórántháza
4562 Vaja|4564 Nyírmada|4600 Kisvárda|4625 Záhony,Győröcske|4644 Mándok|4700 Mátészalka|4765 Csenger,Komlódtótfalu
4800,4803,4804 Vásárosnamény|4900 Fehérgyarmat
5000,5008 Szolnok|5052 Újszász|5071 Besenyszög|5085 Rákóczifalva|5100,5152 Jászberény|5123 Jászárokszállás
5126 Jászfényszaru|5130 Jászapáti|5137 Jászkisér|5200,5212 Törökszentmiklós|5213,5231 Fegyvernek|5241 Abádszalók
5300 Karcag|5310 Kisújszállás|5321 Kunmadaras|5331,5349 Kenderes|5340 Kunhegyes|5244,5350,5358,5359 Tiszafüred
5400 Mezőtúr|5420 Túrkeve|5430,5461 Tiszaföldvár|5435 Martfű|5440,5449 Kunszentmárton|5465 Cserkeszőlő
5500,5502 Gyomaendrőd|5510 Dévaványa|5516 Körösladány|5520 Szeghalom|5525 Füzesgyarmat|5530 Vésztő|5540 Szarvas
5600,5623,5671 Békéscsaba|5630 Békés|5650 Mezőberény|5661 Újkígyós|5666,5752 Medgyesegyháza|5700,5703,5711 Gyula
5720 Sarkad|5742 Elek|5800 Mezőkovácsháza|5820 Mezőhegyes|5830 Battonya|5900,5903-5905 Orosháza|5920 Csorvás
5940 Tótkomlós
6000,6008,6044 Kecskemét|6041 Kerekegyháza|6050 Lajosmizse|6060,6062 Tiszakécske|6065 Lakitelek|6070 Izsák
6080 Szabadszállás|6087 Dunavecse|6090 Kunszentmiklós|6100 Kiskunfélegyháza|6120 Kiskunmajsa|6200 Kiskőrös
6230 Soltvadkert|6237 Kecel|6300 Kalocsa|6320 Solt,Újsolt|6344 Hajós|6400 Kiskunhalas|6422 Tompa|6430 Bácsalmás
6440 Jánoshalma|6449 Mélykút|6500,6503 Baja|6600 Szentes|6630 Mindszent|6640,6648 Csongrád
6700,6710,6720-6729,6753,6757,6771,6791 Szeged|6750 Algyő|6760 Kistelek|6762 Sándorfalva|6782 Mórahalom
6800,6806 Hódmezővásárhely|6900,6903 Makó|6913 Csanádpalota
7000,7003,7018,7019 Sárbogárd|7020 Dunaföldvár|7027,7030 Paks|7064 Gyönk|7081 Simontornya|7090-7091 Tamási
7100 Szekszárd|7130-7131 Tolna|7140 Bátaszék|7150,7187 Bonyhád|7200 Dombóvár|7275 Igal|7300 Komló,Mecsekpölöske
7305 Komló|7342 Mágocs|7355 Nagymányok|7370 Sásd,Felsőegerszeg,Meződ,Oroszló,Palé,Varga,Vázsnok
7400 Kaposvár,Orci,Zselickislak|7500 Nagyatád|7530 Kadarkút,Kőkút|7557,7570 Barcs|7561 Nagybajom,Pálmajor
7600,7621-7636,7691,7693 Pécs|7700,7714,7715 Mohács|7720 Pécsvárad,Apátvarasd,Lovászhetény,Martonfa,Zengővárkony
7754 Bóly|7761 Kozármisleny,Lothárd,Magyarsarlós|7773 Villány,Kisjakabfalva|7800 Siklós,Kisharsány,Nagytótfalu
7815 Harkány|7818 Siklós|7900 Szigetvár,Botykapeterd,Csertő|7940 Szentlőrinc,Csonkamindszent,Kacsóta
7960 Sellye,Drávaiványi,Drávasztára,Marócsa,Sósvertike,Sumony
8000,8019 Székesfehérvár|8053 Bodajk|8060 Mór|8083 Csákvár|8100,8103,8104 Várpalota|8127-8128 Aba|8130-8131 Enying
8153-8155 Polgárdi|8172 Balatonakarattya|8174 Balatonkenese|8175,8184 Balatonfűzfő|8181-8182 Berhida
8200,8411,8412 Veszprém|8220 Balatonalmádi|8229 Csopak,Paloznak|8230,8236 Balatonfüred|8237 Tihany|8253 Révfülöp
8257,8258,8261 Badacsonytomaj|8297 Tapolca|8300 Tapolca,Raposka|8313 Balatongyörök|8314 Vonyarcvashegy
8315 Gyenesdiás|8330 Sümeg|8360 Keszthely|8380 Hévíz,Felsőpáhok|8400,8447,8448,8451 Ajka|8420 Zirc|8440 Herend
8460 Devecser|8500,8511,8598 Pápa|8591 Pápa,Nóráp|8600,8609,8611 Siófok|8621 Zamárdi|8622 Szántód
8623 Balatonföldvár|8624 Balatonszárszó|8630,8691 Balatonboglár|8636 Balatonszemes|8638 Balatonlelle
8640,8644 Fonyód|8646 Balatonfenyves|8660 Tab,Lulla,Sérsekszőlős,Torvaj,Zala|8693 Lengyeltóti,Kisberény
8700 Marcali,Csömend|8709 Marcali|8714 Marcali,Kelevíz|8749 Zalakaros|8761 Pacsa,Zalaigrice
8785 Zalaszentgrót,Kallósd|8789,8790,8793,8795 Zalaszentgrót|8800,8808,8809 Nagykanizsa|8831 Nagykanizsa,Liszó
8840 Csurgó,Csurgónagymarton|8868 Letenye,Kistolmács,Murarátka,Zajk|8900 Zalaegerszeg|8960,8966 Lenti
8999 Zalalövő,Csöde
9000,9011,9012,9019,9021-9030 Győr|9081 Győrújbarát|9090 Pannonhalma|9100 Tét|9155 Lébény|9200 Mosonmagyaróvár
9241-9242 Jánossomorja|9300 Csorna|9330,9339 Kapuvár|9343 Beled,Edve,Vásárosfalu|9400,9407,9408,9494 Sopron
9431,9433 Fertőd|9437 Hegykő|9444 Fertőszentmiklós|9500,9541 Celldömölk|9545 Jánosháza|9600,9608,9609 Sárvár
9653 Répcelak|9700,9707,9719 Szombathely|9730 Kőszeg|9735 Csepreg|9737,9740 Bük|9751 Vép|9800 Vasvár|9900 Körmend
9909 Körmend,Magyarnádalja|9941 Őriszentpéter,Ispánk|9955,9970,9981 Szentgotthárd
`
