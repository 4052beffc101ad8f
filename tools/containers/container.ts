import { type Program, serverProgram } from "../processes/program.ts"
import { runCommand } from "../programs/command.ts"
import { ROOT } from "../programs/project-paths.ts"
import { commandError } from "../stack/builds.ts"
import { buildah, ISOLATION, requireBuildah } from "./buildah.ts"
import { type Image, nameOf, readImage } from "./images.ts"

/** Variables that the images set for themselves. */
const OF_IMAGES = ["NODE_ENV", "HOST", "OUTBOX_DIR", "PICTURES_DIR", "UPLOADS_DIR", "PAGE_CACHE_DIR"]

const variables = (env: NodeJS.ProcessEnv) =>
  Object.entries(env).flatMap(([name, value]) =>
    value === undefined || OF_IMAGES.includes(name) ? [] : ["--env", `${name}=${value}`],
  )

/**
 * A container of an image. Commands run in it as a container engine would run them: as the image's user, in its
 * working directory.
 */
export class Container {
  readonly #name: string
  readonly #image: Image
  readonly #options: string[]

  private constructor(image: Image, name: string, options: string[]) {
    this.#image = image
    this.#name = name
    this.#options = options
  }

  static async from(image: Image, env: NodeJS.ProcessEnv, mounts: string[] = []): Promise<Container> {
    const name = await buildah(["from", "--pull-never", nameOf(image)])
    const volumes = mounts.flatMap((mount) => ["--volume", mount])
    return new Container(image, name, ["run", ...ISOLATION, ...volumes, ...variables(env), name, "--"])
  }

  /** Runs a command in it and waits for its end. */
  async run(title: string, command: string[]): Promise<string> {
    const { code, output } = await runCommand(await requireBuildah(), [...this.#options, ...command], {
      cwd: ROOT,
    })
    if (code !== 0) throw commandError(title, output)
    return output.trim()
  }

  /** The image's own program, as a part of a shop. */
  async program(name: string, logFile: string, readyUrl: string): Promise<Program> {
    const { command } = await readImage(this.#image)
    const file = await requireBuildah()
    return serverProgram({
      name,
      file,
      args: [...this.#options, ...command],
      cwd: ROOT,
      env: {},
      logFile,
      readyUrl,
    })
  }

  /** Runs the image's health check once. @throws {UserError} if it fails */
  async checkHealth(): Promise<void> {
    const { healthcheck } = await readImage(this.#image)
    await this.run(`The health check of the ${this.#image}`, healthcheck)
  }

  async remove(): Promise<void> {
    await buildah(["rm", this.#name])
  }
}
