import type { Progress } from "../bootstrap/progress.mjs"
import type { Settings } from "../stack/settings.ts"
import { buildah, hasImage, ISOLATION } from "./buildah.ts"
import { makeStandInBase, STAND_IN_BASE } from "./stand-in-base.ts"

const IMAGES = ["backend", "storefront"] as const
export type Image = (typeof IMAGES)[number]

/** The parts of an image's configuration that are needed to run it. */
type ImageConfig = { command: string[]; healthcheck: string[]; user: string }

export const nameOf = (image: Image) => `localhost/porteka-${image}`

/** The Dockerfile's default base images. */
const OFFICIAL = { BUILD_BASE: "node:24-bookworm", RUN_BASE: "node:24-bookworm-slim" }

/** The default base images if they have been pulled, otherwise our stand-in. */
async function findBases(progress: Progress): Promise<Record<string, string>> {
  const pulled = await Promise.all(Object.values(OFFICIAL).map(hasImage))
  if (pulled.every(Boolean)) return OFFICIAL
  await makeStandInBase(progress)
  return { BUILD_BASE: STAND_IN_BASE, RUN_BASE: STAND_IN_BASE }
}

/** Builds both images of the Dockerfile from the current sources. */
export async function buildImages({ admin }: Settings, progress: Progress): Promise<void> {
  const given = { ...(await findBases(progress)), ADMIN: admin }
  const values = Object.entries(given).flatMap(([name, value]) => ["--build-arg", `${name}=${value}`])
  // Only Docker's image format, not OCI's, supports health checks.
  const how = [...ISOLATION, "--layers", "--pull-never", "--format", "docker", ...values]
  for (const image of IMAGES) {
    await progress.step(`Building the image of the ${image}`, async (report) => {
      await buildah(["build", ...how, "--target", image, "--tag", nameOf(image), "."], (line) => {
        if (/^(\[.*\] )?STEP /.test(line)) report(line)
      })
    })
  }
}

export async function readImage(image: Image): Promise<ImageConfig> {
  const { Docker } = JSON.parse(await buildah(["inspect", "--type", "image", nameOf(image)]))
  const { Cmd, Healthcheck, User } = Docker.config
  return { command: Cmd, healthcheck: Healthcheck?.Test?.slice(1) ?? [], user: User }
}
