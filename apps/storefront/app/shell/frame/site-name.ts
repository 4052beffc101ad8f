const NAMES: Record<string, string> = {
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "pinterest.com": "Pinterest",
  "tiktok.com": "TikTok",
  "x.com": "X",
  "youtube.com": "YouTube",
}

/** What people call the site of a URL; a site that is not known is called by its host. */
export function siteName(url: string): string {
  const host = new URL(url).hostname.replace(/^(www|m|hu-hu)\./, "")
  return NAMES[host] ?? host
}
