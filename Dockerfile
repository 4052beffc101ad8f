# Two images of one build: `docker build --target storefront .`, `docker build --target backend .`
# docs/operations.md, "Containers".

# Base images: set your registry's copies by digest, if you have one.
ARG BUILD_BASE=node:24-bookworm
ARG RUN_BASE=node:24-bookworm-slim

FROM ${BUILD_BASE} AS build
# An additional back end needs no admin: ADMIN=off.
ARG ADMIN=on
ENV CI=true ADMIN=${ADMIN}
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run release -- --to /release

FROM ${RUN_BASE} AS storefront
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PICTURES_DIR=/data/pictures PAGE_CACHE_DIR=/data/pages
RUN mkdir -p /data/pictures /data/pages && chown -R node:node /data
COPY --from=build /release/storefront /app
WORKDIR /app/apps/storefront
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=33", "--max-semi-space-size=8", "build/server/index.js"]

FROM ${RUN_BASE} AS backend
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 MEDUSA_DISABLE_TELEMETRY=true \
  OUTBOX_DIR=/data/outbox PICTURES_DIR=/data/pictures UPLOADS_DIR=/data/uploads
RUN mkdir -p /data/outbox /data/pictures /data/uploads && chown -R node:node /data
COPY --from=build --chown=node:node /release/backend /app
WORKDIR /app/apps/backend/.medusa/server
USER node
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=33", "--max-semi-space-size=8", "--initial-heap-size=256", "../../node_modules/@medusajs/cli/cli.js", "start"]
