import type { CustomerPhoto } from "@porteka/commerce-sdk"

interface PhotoListProps {
  photos: readonly CustomerPhoto[]
  altOf: (number: number) => string
}

/** Photos of a customer, each a link to the large one. */
export function PhotoList({ photos, altOf }: PhotoListProps) {
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map(({ small, large, width, height }, index) => (
        <li key={small}>
          <a href={large} target="_blank" rel="noreferrer">
            <img
              src={small}
              width={width}
              height={height}
              alt={altOf(index + 1)}
              className="h-32 w-auto rounded-md"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
