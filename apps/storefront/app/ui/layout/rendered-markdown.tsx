import { Prose } from "./prose.tsx"

interface RenderedMarkdownProps {
  /** From `renderMarkdown`, which escapes all HTML of the text. */
  html: string
  className?: string
}

/** A text of the owner: page, journal entry, maker's story. */
export function RenderedMarkdown({ html, className }: RenderedMarkdownProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only HTML in it is that of `renderMarkdown`
  return <Prose className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
