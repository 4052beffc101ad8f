/**
 * Passwords that attackers try first, in English and Hungarian; alone and with digits after them. Only those
 * that can reach ten characters that way.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort jelszo jelszó jelszavam jelszavam1 titkosjelszo titkosjelszó
   welcome letmein iloveyou sunshine princess football baseball basketball superman batman starwars
   trustno1 whatever michelle jennifer computer internet samsung chocolate butterfly liverpool
   manchester barcelona realmadrid ferencvaros ferencváros ujpest újpest budapest debrecen szeged
   magyarorszag magyarország hungary hungaria szeretlek szeretlek1 szerelem szerelmem kiskutya kiscica
   csillag csillagom napsugar napsugár tavasz nyaralas karacsony karácsony boldogsag boldogság
   nemtudom nincsjelszo nincsjelszó belepes belépés bejelentkezes felhasznalo felhasználó
   administrator adminadmin admin root user guest changeme default secret qwerty qwertz qwerty123
   qwertz123 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qaz2wsx zaq12wsx asdf1234 abcd1234 abc123 a1b2c3d4e5
   q1w2e3r4t5 q1w2e3r4t5y6 123qweasdzxc qweasdzxc qazwsxedc 0987654321 1234567891 1112223334 1122334455
   1223334444 12345678910 123456789a 123456789q a123456789 aa123456789 password1 password12 password123
   jelszo1 jelszo12 jelszo123 jelszó123 macska kutya kiskutya1 alma almafa almáspite korte körte
   monkey dragon shadow master hunter killer freedom pokemon naruto minecraft fortnite playstation
   mypassword mysecret thisisapassword correcthorsebatterystaple ezegyjelszo ezegyjelszó
   vasarlo vásárló webshop rendeles rendelés porteka portéka`.split(/\s+/),
)
