# syntax=docker/dockerfile:1
# Image of the shop; compose.yaml starts it with PostgreSQL. See docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# Before the sources, so that packages are installed again only when they have changed.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Packages with machine code or files of their own; all others are in the bundle.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/build ./build
# The pictures with which a new shop opens.
COPY pictures ./pictures
# The launcher. Without other sources it takes the build as it is.
COPY src/server/start.js ./src/server/
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Liveness only; readiness (/api/db-health) is checked by the load balancer.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm as parent, so that SIGTERM reaches the shop.
CMD ["node_modules/.bin/node", "src/server/start.js"]
