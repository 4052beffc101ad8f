import { type ChangedFile, dashboardFile } from "./changed-file.ts"

const TOAST = `      if (error instanceof Error) {
        toast.error(error.message);
`

/**
 * A refused picture: the form of a product's pictures hid the shop's reason and then saved without the
 * picture; the form of a new product showed it and then created the product without pictures.
 *
 * They offered formats that the shop refuses. Because of HEIC an iPhone sent its photos as they are; without it, it sends JPEG.
 */
export const UPLOAD_FORMS: ChangedFile[] = [
  {
    file: dashboardFile("chunk"),
    changes: [
      { from: '  "image/webp",\n  "image/heic",\n  "image/svg+xml"\n', to: '  "image/webp"\n' },
      { from: '  ".webp",\n  ".heic",\n  ".svg"\n', to: '  ".webp"\n' },
    ],
  },
  {
    file: dashboardFile("product-media"),
    changes: [
      { from: ".catch(() => {", to: ".catch((error) => {" },
      {
        from: 'message: t("products.media.failedToUpload")',
        to: 'message: error.status ? error.message : t("products.media.failedToUpload")',
      },
      { from: "uploaded = uploads;", to: "if (uploads.length === 0) return;\n      uploaded = uploads;" },
    ],
  },
  {
    file: dashboardFile("product-create"),
    changes: [{ from: TOAST, to: `${TOAST}        return;\n` }],
  },
]
