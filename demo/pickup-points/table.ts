/**
 * Made-up pickup points at plausible places, for the demo: `postal code|town|address|place|latitude longitude`, for
 * a parcel shop also its opening hours, then notes: `no cash` cannot be paid at, `closed` takes nothing at present.
 */
export const DEMO_POINTS = `
1013|Budapest|Krisztina krt. 37.|Déli pályaudvar|47.5003 19.0248
1024|Budapest|Margit krt. 87.|Széll Kálmán tér|47.5087 19.0266
1027|Budapest|Bem József tér 3.|Bem József tér|47.5146 19.0389|1-5 09:00-18:00,6-6 09:00-13:00
1033|Budapest|Szentendrei út 115.|Óbudai piac|47.5522 19.0466
1042|Budapest|Árpád út 88.|Újpest-Központ|47.5612 19.0897
1051|Budapest|Arany János u. 20.|Arany János utca|47.5028 19.0513
1056|Budapest|Váci u. 60.|Fővám tér|47.4880 19.0560|1-5 10:00-19:00,6-6 10:00-14:00|no cash
1066|Budapest|Teréz krt. 55.|Nyugati pályaudvar|47.5096 19.0564
1072|Budapest|Rákóczi út 42.|Blaha Lujza tér|47.4965 19.0702
1087|Budapest|Kerepesi út 4.|Keleti pályaudvar|47.5002 19.0848
1092|Budapest|Ráday u. 14.|Kálvin tér|47.4876 19.0640|1-5 08:00-20:00,6-7 10:00-16:00
1098|Budapest|Üllői út 145.|Nagyvárad tér|47.4770 19.0900
1106|Budapest|Örs vezér tere 2.|Örs vezér tere|47.5035 19.1371
1113|Budapest|Bartók Béla út 74.|Kosztolányi Dezső tér|47.4750 19.0386
1117|Budapest|Október huszonharmadika u. 8.|Móricz Zsigmond körtér|47.4770 19.0470
1117|Budapest|Szerémi út 4.|Infopark|47.4700 19.0590||closed
1125|Budapest|Istenhegyi út 22.|Királyhágó tér|47.4973 19.0183
1132|Budapest|Váci út 18.|Lehel téri csarnok|47.5188 19.0610
1138|Budapest|Népfürdő u. 12.|Árpád híd|47.5371 19.0590
1146|Budapest|Thököly út 102.|Zugló vasútállomás|47.5092 19.1040
1152|Budapest|Szentmihályi út 131.|Rákospalota|47.5523 19.1390
1165|Budapest|Veres Péter út 105.|Sashalom|47.5110 19.1790
1173|Budapest|Pesti út 170.|Rákoskeresztúr|47.4823 19.2570
1181|Budapest|Üllői út 377.|Lőrinci piac|47.4417 19.1820
1191|Budapest|Üllői út 259.|Kispest, Határ út|47.4590 19.1240
1203|Budapest|Kossuth Lajos u. 44.|Pesterzsébet|47.4360 19.1040
1211|Budapest|Kossuth Lajos u. 85.|Csepel|47.4280 19.0690
1221|Budapest|Anna u. 13.|Budafok|47.4270 19.0400|1-5 07:00-17:00
1238|Budapest|Grassalkovich út 150.|Soroksár|47.4000 19.1150
2000|Szentendre|Dózsa György út 20.|HÉV-állomás|47.6607 19.0760
2030|Érd|Budai út 24.|Érd felső|47.3790 18.9220
2040|Budaörs|Szabadság út 131.|Városháza|47.4605 18.9580
2100|Gödöllő|Szabadság tér 12.|Szabadság tér|47.5967 19.3530
2120|Dunakeszi|Fő út 70.|Fő út|47.6330 19.1380
2220|Vecsés|Fő út 160.|Market|47.4090 19.2620
2400|Dunaújváros|Vasmű út 41.|Vasmű út|46.9640 18.9390
2500|Esztergom|Kiss János altábornagy út 30.|Autóbusz-állomás|47.7850 18.7410
2600|Vác|Széchenyi u. 31.|Vasútállomás|47.7810 19.1350
2700|Cegléd|Szabadság tér 4.|Főtér|47.1740 19.7990
2800|Tatabánya|Fő tér 36.|Fő tér|47.5860 18.3930
3100|Salgótarján|Rákóczi út 10.|Fő tér|48.1010 19.8060
3200|Gyöngyös|Köztársaság tér 1.|Piac|47.7810 19.9260
3300|Eger|Barkóczy u. 2.|Autóbusz-állomás|47.9035 20.3710
3300|Eger|Széchenyi u. 22.|Belváros|47.9022 20.3765|1-5 09:00-17:00,6-6 09:00-12:00
3525|Miskolc|Széchenyi u. 30.|Villanyrendőr|48.1030 20.7850
3527|Miskolc|Kandó Kálmán tér 1.|Tiszai pályaudvar|48.0990 20.8110
3534|Miskolc|Győri kapu 51.|Győri kapu|48.1020 20.7430
3580|Tiszaújváros|Bethlen Gábor út 7.|Piac|47.9280 21.0440
3700|Kazincbarcika|Egressy Béni út 34.|Egressy út|48.2520 20.6240
3950|Sárospatak|Rákóczi út 37.|Belváros|48.3210 21.5690
4024|Debrecen|Piac u. 28.|Kossuth tér|47.5300 21.6250
4025|Debrecen|Petőfi tér 12.|Nagyállomás|47.5210 21.6280
4026|Debrecen|Bem tér 14.|Bem tér|47.5420 21.6210|1-5 08:00-18:00,6-6 08:00-12:00
4032|Debrecen|Egyetem sugárút 9.|Egyetem|47.5480 21.6220
4200|Hajdúszoboszló|Szilfákalja u. 1.|Fürdő|47.4520 21.3950
4400|Nyíregyháza|Nagy Imre tér 1.|Belváros|47.9570 21.7180
4400|Nyíregyháza|Állomás tér 2.|Vasútállomás|47.9460 21.7080
4405|Nyíregyháza|László u. 12.|Örökösföld|47.9750 21.7330|1-5 08:00-17:00
4700|Mátészalka|Kölcsey u. 10.|Főtér|47.9530 22.3230
5000|Szolnok|Kossuth tér 6.|Kossuth tér|47.1760 20.1950
5000|Szolnok|Jubileumi tér 1.|Vasútállomás|47.1790 20.1760
5100|Jászberény|Lehel vezér tér 18.|Főtér|47.5010 19.9090
5600|Békéscsaba|Andrássy út 37.|Andrássy út|46.6760 21.0930
5700|Gyula|Béke sugárút 12.|Vár|46.6460 21.2830
5900|Orosháza|Győry Vilmos tér 1.|Piac|46.5640 20.6690
6000|Kecskemét|Nagykőrösi u. 9.|Főtér|46.9080 19.6930
6000|Kecskemét|Kodály Zoltán tér 2.|Vasútállomás|46.9100 19.7030
6000|Kecskemét|Izsáki út 12.|Széchenyiváros|46.9010 19.6690|1-5 08:00-18:00
6100|Kiskunfélegyháza|Kossuth Lajos u. 15.|Városháza|46.7120 19.8490
6500|Baja|Szentháromság tér 8.|Belváros|46.1810 18.9520
6720|Szeged|Kárász u. 11.|Klauzál tér|46.2530 20.1490
6722|Szeged|Mars tér 3.|Mars téri piac|46.2560 20.1380
6724|Szeged|Rókusi krt. 42.|Rókus|46.2670 20.1440
6725|Szeged|Indóház tér 2.|Nagyállomás|46.2400 20.1430
6726|Szeged|Fő fasor 50.|Újszeged|46.2470 20.1690|1-5 09:00-18:00,6-6 09:00-13:00
6800|Hódmezővásárhely|Andrássy u. 15.|Kossuth tér|46.4180 20.3300
7100|Szekszárd|Széchenyi u. 30.|Béla király tér|46.3490 18.7050
7400|Kaposvár|Fő u. 37.|Kossuth tér|46.3560 17.7900
7400|Kaposvár|Berzsenyi u. 1.|Autóbusz-állomás|46.3530 17.7960
7621|Pécs|Jókai tér 5.|Széchenyi tér|46.0750 18.2280
7622|Pécs|Bajcsy-Zsilinszky u. 11.|Árpád-híd|46.0700 18.2340
7624|Pécs|Alkotmány u. 46.|Nyugati városrész|46.0740 18.2130
7632|Pécs|Maléter Pál u. 64.|Kertváros|46.0420 18.2200
7700|Mohács|Szabadság u. 30.|Belváros|45.9930 18.6810
8000|Székesfehérvár|Palotai út 4.|Belváros|47.1920 18.4060
8000|Székesfehérvár|Béke tér 5.|Vasútállomás|47.1840 18.4240
8000|Székesfehérvár|Budai út 41.|Budai út|47.1950 18.4280|1-5 08:00-18:00,6-6 08:00-12:00
8200|Veszprém|Kossuth Lajos u. 6.|Kossuth utca|47.0930 17.9110
8230|Balatonfüred|Kossuth Lajos u. 8.|Óváros|46.9590 17.8780
8360|Keszthely|Kossuth Lajos u. 40.|Sétálóutca|46.7660 17.2470
8400|Ajka|Szabadság tér 7.|Belváros|47.1020 17.5590
8500|Pápa|Fő u. 12.|Fő tér|47.3310 17.4670
8600|Siófok|Fő tér 2.|Víztorony|46.9060 18.0540
8800|Nagykanizsa|Erzsébet tér 9.|Belváros|46.4530 16.9910
8900|Zalaegerszeg|Kossuth u. 17.|Dísz tér|46.8430 16.8460
9021|Győr|Baross Gábor út 21.|Belváros|47.6860 17.6350
9023|Győr|Fehérvári út 3.|Szigethy Attila út|47.6770 17.6470
9024|Győr|Vasvári Pál u. 1.|Adyváros|47.6680 17.6450
9027|Győr|Budai út 1.|Iparkapu|47.6880 17.6620|1-5 08:00-19:00,6-7 08:00-14:00
9200|Mosonmagyaróvár|Fő u. 18.|Fő utca|47.8720 17.2690
9400|Sopron|Várkerület 55.|Várkerület|47.6850 16.5920
9400|Sopron|Állomás u. 2.|Vasútállomás|47.6780 16.5850
9400|Sopron|Lackner Kristóf u. 35.|Lackner utca|47.6900 16.5800|1-5 09:00-17:00|no cash
9600|Sárvár|Batthyány u. 20.|Vár|47.2540 16.9360
9700|Szombathely|Fő tér 14.|Fő tér|47.2310 16.6220
9700|Szombathely|Éhen Gyula tér 1.|Vasútállomás|47.2360 16.6310
`
