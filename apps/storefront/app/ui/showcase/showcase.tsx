import { Button } from "../button.tsx"
import { Hero } from "../hero.tsx"
import type { PictureSource } from "../picture.tsx"
import { SkipLink } from "../skip-link.tsx"
import { ToastRegion } from "../toast-region.tsx"
import { Buttons } from "./buttons.tsx"
import { Colours } from "./colours.tsx"
import { Feedback } from "./feedback.tsx"
import { Forms } from "./forms.tsx"
import { ShowcaseBottomBar, ShowcaseFooter, ShowcaseHeader } from "./frames.tsx"
import { Goods } from "./goods.tsx"
import { Typography } from "./typography.tsx"
import { Wayfinding } from "./wayfinding.tsx"
import { Windows } from "./windows.tsx"

/** Every primitive in every state on one page, for those who build and look. */
export function Showcase({ pictures }: { pictures: PictureSource[] }) {
  const [first] = pictures
  return (
    <>
      <SkipLink to="#content">Ugrás a tartalomra</SkipLink>
      <ShowcaseHeader picture={first} />
      <main id="content">
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
        <div className="h-16" />
        <Goods pictures={pictures} />
        <Typography />
        <Colours />
        <Buttons />
        <Forms />
        <Wayfinding />
        <Feedback />
        <Windows />
      </main>
      <ShowcaseFooter />
      <ShowcaseBottomBar />
      <ToastRegion label="Értesítések" closeLabel="Bezárás" />
    </>
  )
}
