import { Label, Textarea } from "@medusajs/ui"
import { LOCALES, textsForStaff } from "@porteka/shop/languages"
import { useId, useState } from "react"
import { languageName } from "../../staff-language/staff-language.ts"
import { post } from "../back-end.ts"
import { PictureField } from "../content/picture-field.tsx"
import { FormCard } from "../form-card.tsx"
import { adminLanguage } from "../language.ts"
import { type Metadata, toMetadata, toTile } from "./tile-metadata.ts"

const TEXTS = textsForStaff({
  hu: {
    heading: "Csempe a boltban",
    hint: "Ez a kép áll a neve mellett a kezdőlapon és a listákban; a közepe látszik. Kép nélkül színes mező van a helyén.",
    picture: "Kép",
    description: (language: string) => `Leírás (${language})`,
    saved: "Elmentve.",
  },
  en: {
    heading: "Tile in the shop",
    hint: "This picture is shown beside the name on the home page and in lists, cut to its middle. Without one there is a plain field.",
    picture: "Picture",
    description: (language: string) => `Description (${language})`,
    saved: "Saved.",
  },
})

interface TileFormProps {
  /** Of the record in Medusa's admin API. */
  path: string
  metadata: Metadata | undefined
  /** Categories have a description of their own in Medusa. */
  hasDescription?: boolean
}

/** The picture of a category or collection, and a collection's text. */
export function TileForm({ path, metadata, hasDescription = false }: TileFormProps) {
  const texts = TEXTS[adminLanguage()]
  const id = useId()
  const [stored, setStored] = useState(metadata)
  const [tile, setTile] = useState(() => toTile(metadata))
  const hasChanged = JSON.stringify(tile) !== JSON.stringify(toTile(stored))

  const save = async () => {
    const changed = toMetadata(stored, tile, hasDescription)
    await post(path, { metadata: changed })
    setStored(changed)
  }

  return (
    <FormCard
      heading={texts.heading}
      hint={texts.hint}
      hasChanged={hasChanged}
      save={save}
      saved={texts.saved}
    >
      <div className="flex flex-col gap-1">
        <Label htmlFor={`${id}-picture`} size="small">
          {texts.picture}
        </Label>
        <PictureField
          id={`${id}-picture`}
          value={tile.picture}
          onChange={(picture) => setTile((now) => ({ ...now, picture }))}
        />
      </div>
      {hasDescription &&
        LOCALES.map((locale) => (
          <div key={locale} className="flex flex-col gap-1">
            <Label htmlFor={`${id}-${locale}`} size="small">
              {texts.description(languageName(locale))}
            </Label>
            <Textarea
              id={`${id}-${locale}`}
              lang={locale}
              rows={3}
              value={tile.description[locale]}
              onChange={({ target }) =>
                setTile({ ...tile, description: { ...tile.description, [locale]: target.value } })
              }
            />
          </div>
        ))}
    </FormCard>
  )
}
