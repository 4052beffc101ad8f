import { classNames } from "#app/ui/class-names.ts"
import type { GuaranteeNoticeView } from "./guarantee-notice.server.ts"

interface GuaranteeNoticeProps {
  notice: GuaranteeNoticeView
  className?: string
}

/** The EU's notice on the legal guarantee: the artwork, unchanged and complete, and its content as text. */
export function GuaranteeNotice({ notice, className }: GuaranteeNoticeProps) {
  const { artwork, title, text, rights, address } = notice
  return (
    <figure className={classNames("rounded-lg border border-border p-4 text-sm", className)}>
      {artwork && <img src={artwork} alt={title} loading="lazy" className="mb-4 h-auto w-full max-w-120" />}
      <figcaption>
        <strong className="block text-balance font-semibold">{title}</strong>
        <span className="mt-1 block">{text}</span>
        <a href={address} className="text-link mt-1 inline-block">
          {rights}
        </a>
      </figcaption>
    </figure>
  )
}
