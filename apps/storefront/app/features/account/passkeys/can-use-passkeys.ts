/** Passkeys do not work with a bare IP address, whatever the browser supports. */
const IP_ADDRESS = /^[\d.]+$|:/

/** Whether this browser could make or use a passkey on this page. */
export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in window && !IP_ADDRESS.test(window.location.hostname)
