import { useNonce } from "../nonce.tsx"
import { COLOR_MODE_KEY } from "./color-mode.ts"

/** Sets the stored mode before the first paint. */
const SOURCE = `try{var m=localStorage.getItem("${COLOR_MODE_KEY}");if(m==="light"||m==="dark")document.documentElement.dataset.colorMode=m}catch(e){}`

export function ColorModeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />
}
