import type { HTMLAttributes } from "react"

interface CountryFlagProps extends HTMLAttributes<HTMLSpanElement> {
  countryCode: string
  /** Medusa's component would load a picture from a foreign host. */
  svg?: boolean
}

const FIRST_REGIONAL_LETTER = 0x1f1e6
const FIRST_LETTER = "a".charCodeAt(0)

/** Replaces `react-country-flag` in the admin: the flag as an emoji, without another host. */
export default function CountryFlag({ countryCode, svg: _, style, ...props }: CountryFlagProps) {
  const letters = [...countryCode.toLowerCase()].map((letter) => letter.charCodeAt(0) - FIRST_LETTER)
  return (
    <span role="img" {...props} style={{ ...style, fontSize: style?.height, lineHeight: 1 }}>
      {String.fromCodePoint(...letters.map((letter) => FIRST_REGIONAL_LETTER + letter))}
    </span>
  )
}
