FROM caddy:2.11.4-alpine
# Copying takes the capability off the program, which could not start without it otherwise. The folder is for
# certificates, and belongs to a user who is not root.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy \
    && mkdir -p /var/lib/caddy && chown 1000:1000 /var/lib/caddy
ENV XDG_DATA_HOME=/var/lib/caddy XDG_CONFIG_HOME=/tmp
USER 1000:1000
