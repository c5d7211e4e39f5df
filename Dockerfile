# What the result is made of: the same Node as the one that builds, which docker-compose.yml names by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
# No package's install script is needed: the platform's binaries come as packages, and this image is the pinned Node.
ENV NPM_CONFIG_IGNORE_SCRIPTS=true NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_LOGLEVEL=error

# Every dependency, for the build. The layer is made again only when the lock changes.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json webpack.config.ts ./
COPY config config
COPY docs/openapi.json docs/openapi.json
COPY src src
RUN node node_modules/webpack/bin/webpack.js --config webpack.config.ts

# The dependencies that the running processes import.
FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
# i18next names TypeScript as an optional peer, and npm takes it along: 24 MB that nothing imports here.
RUN npm ci --omit=dev && rm -r node_modules/typescript node_modules/.bin

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# Why these, and the flags below: config/processFlags.ts
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_MMAP_MAX_=30000 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE ./
COPY public public
COPY networks networks
COPY --from=build /app/dist dist
# The operators' commands (node scripts/estate.ts, node scripts/import.ts) run from source, as Node does.
COPY config config
COPY docs/openapi.json docs/openapi.json
COPY scripts scripts
COPY src/origin src/origin
COPY src/server/leads src/server/leads
COPY src/shared src/shared
# The base image brings the user `node`; the program is root's, so that the processes cannot change it.
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# The origin listens on PORT as well and answers the same path, so that one check serves both.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The bundled origin by itself: node dist/server/origin.mjs
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "--no-parallel-scavenge", "dist/server/server.mjs"]
