# An exact version, so a build next year gives the same Node. docs/operations.md says when to raise it.
FROM node:24.18.0-bookworm-slim AS build
WORKDIR /srv
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev \
  && rm -rf node_modules/.cache node_modules/@hand-and-foot/trials apps/trials

FROM node:24.18.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /srv
COPY --from=build /srv /srv
RUN mkdir data && chown node data
USER node
VOLUME /srv/data
EXPOSE 4321
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/ready').then((r) => process.exit(r.ok ? 0 : 1))"]
ENTRYPOINT ["node", "apps/cli/dist/main.js"]
CMD ["serve", "--port", "4321"]
