/**
 * The files of a container image that serves a build. The hosting tests run Debian's nginx, which has the brotli module that
 * the official nginx images lack.
 */

/** nginx's main configuration: nothing in it needs root. */
export const nginxMain = `# Made by plugins/hosting: the main configuration in the container image.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;

  brotli_static on;
  include /etc/nginx/conf.d/*.conf;
}
`;

/** @param build name of the build's folder, such as `build`; the image is built in its parent folder */
export const dockerfile = (build: string): string => `# Made by plugins/hosting. In the project's folder:
#   docker build --tag docs --file ${build}-hosting/Dockerfile . && docker run --rm --publish 8080:8080 docs
FROM debian:12-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY ${build}-hosting/nginx-main.conf /etc/nginx/nginx.conf
COPY ${build}-hosting/nginx.conf /etc/nginx/conf.d/docs.conf
COPY ${build} ${build}-hosting/compressed /var/www/docs/
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;
