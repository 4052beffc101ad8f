/** The element that the browser hydrates; the rest of the document is the server's. */
export const PAGE_ELEMENT_ID = "page"
