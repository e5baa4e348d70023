FROM node:20-slim AS build
WORKDIR /srv
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev

FROM node:20-slim
WORKDIR /srv
COPY --from=build /srv /srv
RUN mkdir data && chown node data
USER node
VOLUME /srv/data
EXPOSE 4321
ENTRYPOINT ["node", "apps/cli/dist/main.js"]
CMD ["serve"]
