import type { CodeShape } from "@porteka/documents/code-shape"
import { useTranslations } from "use-intl"

/** The transfer's QR code: dark on white in both color modes, and not too small on paper, because scanners need it. */
export function TransferCodePicture({ code: { size, path } }: { code: CodeShape }) {
  const t = useTranslations("order")
  return (
    <figure className="w-48 max-w-full shrink-0 print:w-[32mm]">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t("transferCode")}
        shapeRendering="crispEdges"
        className="block w-full rounded-md"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="mt-2 text-sm">{t("transferCodeHint")}</figcaption>
    </figure>
  )
}
