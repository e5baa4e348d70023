FROM caddy:2.11.4-alpine
# Copying drops the program's capability, which would keep it from starting as a plain user. The folder holds
# certificates and belongs to that user.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy \
    && mkdir -p /var/lib/caddy && chown 1000:1000 /var/lib/caddy
ENV XDG_DATA_HOME=/var/lib/caddy XDG_CONFIG_HOME=/tmp
USER 1000:1000
