import { Button } from "../controls/button.tsx"
import { Hero } from "../layout/hero.tsx"
import { Story } from "../layout/story.tsx"
import type { PictureSource } from "../media/picture.tsx"
import { Buttons } from "./buttons.tsx"
import { Colors } from "./colors.tsx"
import { Feedback } from "./feedback.tsx"
import { Forms } from "./forms.tsx"
import { Products } from "./products.tsx"
import { Typography } from "./typography.tsx"
import { Wayfinding } from "./wayfinding.tsx"
import { Windows } from "./windows.tsx"

/** Every UI primitive in every state on one page, for development. The shell is around it. */
export function Showcase({ pictures }: { pictures: PictureSource[] }) {
  const [first] = pictures
  return (
    <>
      {first && (
        <Hero
          picture={first}
          eyebrow="Kerámia, textil, fa"
          title="Kézzel készült, hosszú időre"
          text="Kárpát-medencei műhelyek tárgyai, amelyeknek van készítőjük, nevük és helyük."
          actions={
            <>
              <Button size="large">Újdonságok</Button>
              <Button size="large" variant="quiet">
                A műhelyekről
              </Button>
            </>
          }
        />
      )}
      <Products pictures={pictures} />
      <Story
        picture={first ?? null}
        title="A készítőkről"
        text="Minden darab mellett ott áll, ki készítette és hol. Kép nélkül a szavak magukban állnak."
        action={<Button variant="secondary">Rólunk</Button>}
      />
      <Typography />
      <Colors />
      <Buttons />
      <Forms />
      <Wayfinding />
      <Feedback />
      <Windows />
    </>
  )
}
