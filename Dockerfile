# Two images of one build: `docker build --target storefront .`, `docker build --target backend .`
# docs/operations.md, "Containers". Pin the digests of the base images in your registry.

FROM node:24-bookworm AS build
# Medusa writes the shop's address into the admin's scripts.
ARG PUBLIC_URL
ENV CI=true PUBLIC_URL=${PUBLIC_URL}
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run release -- --to /release

FROM node:24-bookworm-slim AS storefront
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PICTURES_DIR=/data/pictures PAGE_CACHE_DIR=/data/pages
RUN mkdir -p /data/pictures /data/pages && chown -R node:node /data
COPY --from=build /release/storefront /app
WORKDIR /app/apps/storefront
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=33", "--max-semi-space-size=8", "build/server/index.js"]

FROM node:24-bookworm-slim AS backend
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 MEDUSA_DISABLE_TELEMETRY=true \
  OUTBOX_DIR=/data/outbox PICTURES_DIR=/data/pictures UPLOADS_DIR=/data/uploads
RUN mkdir -p /data/outbox /data/pictures /data/uploads && chown -R node:node /data
COPY --from=build --chown=node:node /release/backend /app
WORKDIR /app/apps/backend/.medusa/server
USER node
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:9000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=33", "--max-semi-space-size=8", "../../node_modules/@medusajs/cli/cli.js", "start"]
