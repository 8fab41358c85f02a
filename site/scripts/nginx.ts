import {existsSync} from 'node:fs';

const usualPlaces = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

/** Configuration file with which Debian's package enables the brotli module. */
export const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

export const nginxPackage = 'nginx';
export const brotliPackage = 'libnginx-mod-http-brotli-static';

/** Path of an nginx: `NGINX_PATH`, or the usual paths. */
export function findNginx(): string | undefined {
  return [process.env['NGINX_PATH'], ...usualPlaces].find((file) => file && existsSync(file));
}

export const hasBrotliModule = (): boolean => findNginx() !== undefined && existsSync(brotliModule);
