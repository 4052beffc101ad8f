/** A bare IP address can have no passkeys, whatever the browser knows. */
const IP_ADDRESS = /^[\d.]+$|:/

/** Whether this browser could make or use a passkey on this page. */
export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in window && !IP_ADDRESS.test(window.location.hostname)
