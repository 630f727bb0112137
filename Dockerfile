# PipPal as a container. Settings: README.md, docs/deploy.md. HOST is 0.0.0.0 here, so PUBLIC_URL has to be set (or
# ALLOW_INSECURE_HTTP=1); the embedded database lies in the volume /data.

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs the locked packages and builds, as `npm start` does.
RUN node scripts/bootstrap.mjs --build

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without the tools of the build, and without the Node that npm brings for machines that have none.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PIPPAL_DATA=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
# The bundle in dist reads its data files beside the sources; backups and other commands run from the sources.
COPY --from=build /app/contract contract
COPY --from=build /app/rules rules
COPY --from=build /app/server server
COPY --from=build /app/dist dist
# Folders the server writes to: its data, backups, and the cache of compiled code.
RUN install -d -o node -g node -m 700 /data /backups && install -d -o node -g node node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
