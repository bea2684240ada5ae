# Not built in this repository's CI (no Docker engine there).
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-fund --no-audit

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV GLIBC_TUNABLES=glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=262144:glibc.malloc.trim_threshold=262144
WORKDIR /site
# pg_dump and psql, of the version of the compose file's PostgreSQL.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY package.json ./
COPY scripts ./scripts
COPY facts ./facts
COPY content ./content
COPY src ./src
RUN mkdir -p /data build/compile-cache && chown node:node /data build/compile-cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(r=>r.json()).then(h=>process.exit(h.status==='ok'?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "--import", "./scripts/compile-cache.mjs", "build/app/main.js"]
