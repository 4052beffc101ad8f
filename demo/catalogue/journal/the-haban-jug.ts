import type { NewJournalEntry } from "@porteka/shop"
import type { InBothLanguages } from "../demo-text.ts"

export const theHabanJug: InBothLanguages<NewJournalEntry> = {
  slug: "a-haban-kancso-tortenete",
  title: { hu: "A kancsó, amelyen sokáig nem volt madár", en: "The jug that for long had no bird on it" },
  excerpt: {
    hu: "Kik voltak a habánok, miért fehér az ónmáz, és miért csak virág kerülhetett rá.",
    en: "Who the Habans were, why tin glaze is white, and why nothing but flowers was allowed on it.",
  },
  body: {
    hu: `A habán kancsót könnyű fölismerni: hófehér, szinte puha fényű, és akármilyen gazdag is a díszítése, sem ember, sem állat nincs rajta. Ez nem ízlés kérdése volt, hanem szabályé.

## Akik jöttek

A habánok anabaptisták voltak: hitük miatt elüldözött svájci, tiroli és német családok, akik a tizenhatodik század közepétől Morvaországban, majd a felvidéki Nagylévárdon és Szobotiston telepedtek le. Közös háztartásban éltek, és mindegyik telepük több mesterséget űzött. Fazekasaiknak hamar híre ment, mert olyat tudtak, amit errefelé más nem: ónmázas fajanszot készíteni. Az eljárást itáliai mesterektől tanulhatták.

Bethlen Gábor 1621-ben Alvincra hívott belőlük, I. Rákóczi György 1645-ben Sárospatakra telepített csoportot. Ezeken a helyeken a kerámia stílusa másfél évszázad alatt lassan eltávolodott az eredetitől, de a fehér alap megmaradt.

## Amit tiltottak

A közösség rendtartása a fölösleges pompát és az élőlények képmását is tiltotta. Maradt a növény: tulipán, szegfű, rózsa, gránátalma, gyöngyvirág, arányosan széthajló szárakon. A négy szín is kötött volt: kobaltkék, sárga, rézzöld és mangánlila. Vörös azért nincs, mert a kemence hőfokát egyetlen akkor ismert vörös festék sem bírta.

Később, amikor Mária Terézia idején a telepeket erővel katolizálták, a szabály is veszített erejéből. Megjelent a szarvas, a ház, a madár. Sok múzeumi darabot éppen ennek alapján kelteznek.

## Ahogyan ma készül

Újházi Kata sárospataki műhelyében a fehérre égő agyagot két hétig pihentetik. A korongolt kancsó egyszer ég nyersen, ezután kerül az ónmázba. A máz por alakban tapad meg rajta, és az ecset alatt úgy viselkedik, mint az itatóspapír: ami egyszer rákerült, az ott marad. Kontúr előbb, kitöltés utána, egy szuszra.

Második égetéskor a máz megolvad, és a festék vele együtt süllyed el benne. Ettől van az, hogy a kék szélén nincs éles határ, és a vonal mégis pontos.

## Használata

A habán kancsót nem vitrinbe szánjuk. Vizet, bort, limonádét bátran tölthet bele, a máz ólommentes. Amire vigyázni kell: az ónmáz nem szereti a hirtelen hőváltozást, forró kancsót ne állítson hideg vízbe. Ha a pereme mégis lepattan, az alatta lévő világos agyag lesz látható, és az edény használható marad.`,
    en: `A Haban jug is easily recognized: snow white, with an almost soft shine, and however rich its decoration there is neither man nor beast on it. This was not a matter of taste but of a rule.

## Those who came

The Habans were Anabaptists, families from Switzerland, Tyrol and Germany driven out for their faith, who from the middle of the sixteenth century settled in Moravia and then in what was northern Hungary, at Nagylévárd and Szobotist (today Veľké Leváre and Sobotište in Slovakia). They lived in common households, and every settlement had several trades. Their potters were soon known because they could do what nobody else here could: make tin-glazed faience. They seem to have learned it from Italian masters.

Prince Gábor Bethlen invited a group to Alvinc in 1621, and György Rákóczi I settled another at Sárospatak in 1645. In these places the style drifted away from its origins over a century and a half, but the white ground stayed.

## What was forbidden

The community’s ordinances banned needless show and the likeness of living creatures. Plants remained: tulips, carnations, roses, pomegranates and lilies of the valley on evenly parting stems. Four colors were fixed as well: cobalt blue, yellow, copper green and manganese violet. There is no red because no red pigment then known would bear the heat of the kiln.

Later, when the settlements were forcibly converted to Catholicism under Maria Theresa, the rule lost its hold. Stags, houses and birds appear, and many museum pieces are dated by just that.

## How it is made today

In Kata Újházi’s workshop in Sárospatak the white-firing clay rests for two weeks. The thrown jug is fired once raw and then goes into the tin glaze, which clings to it as a powder and behaves under the brush like blotting paper: what has been put down stays down. First the outline, then the filling, in one breath.

In the second firing the glaze melts and the color sinks in with it. This is why the blue has no hard edge and yet the line is exact.

## Using it

We do not mean the jug for a cabinet. Water, wine and lemonade may all go in it; the glaze is lead-free. One caution: tin glaze dislikes sudden heat, so do not set a hot jug in cold water. If the rim should chip, pale clay will show beneath, and the vessel remains fit for use.`,
  },
  picture: "haban-kancso-3",
  author: "Tordai Márton",
  age_days: 33,
  product_handles: ["haban-kancso", "haban-talka", "tulipanos-vaza"],
}
