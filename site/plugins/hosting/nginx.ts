import {asksForMarkdown, pageFile, preflightHeaders} from '../../config/headers';
import {
  assetsPrefix,
  cacheControl,
  type HostingManifest,
  immutableTools,
  notFoundFile,
  withheldFiles,
} from './manifest';
import {mediaTypes} from './media-types';

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A rule's path as an expression for `$uri`. When nginx adds headers, it has resolved the file, so a page's `$uri` ends in
 * `index.html`.
 */
function pathExpression(path: string): string {
  const [start = '', end] = path.split('*').map(escapeRegex);
  if (end !== undefined) return `~^${start}.*${end}$`;
  return path.endsWith('/') ? `~^${start}(?:index\\.html)?$` : `~^${start}$`;
}

const variableOf = (header: string): string => `$docs_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * For an unsatisfiable range, nginx adds headers twice: for the file, and for the error. The map returns an empty value the
 * second time, which nginx doesn't send.
 */
const addedBefore = '  "~^416 " "";';

/** The last rule wins, but nginx uses a map's first matching expression, so the order is reversed. */
function headerMaps(headers: HostingManifest['headers']): {maps: string[]; adds: string[]} {
  const names = [...new Set(headers.flatMap(({set}) => Object.keys(set)))];
  const maps: string[] = [];
  const adds: string[] = [];
  for (const name of names) {
    const variable = variableOf(name);
    const rows = [...headers].reverse().flatMap(({path, set}) => {
      const value = set[name];
      if (value === undefined) return [];
      return [path === '/*' ? `  default "${value}";` : `  "${pathExpression(path)}" "${value}";`];
    });
    maps.push(`map "$docs_added$uri" ${variable} {`, '  volatile;', addedBefore, ...rows, '}');
    adds.push(`  add_header ${name} ${variable} always;`);
  }
  return {maps, adds};
}

function mediaTypeLines(): string[] {
  const extensions = new Map<string, string[]>();
  for (const [extension, {type}] of Object.entries(mediaTypes)) {
    extensions.set(type, [...(extensions.get(type) ?? []), extension]);
  }
  return [...extensions].map(([type, names]) => `    "${type}" ${names.join(' ')};`);
}

/**
 * `nginx.conf`: maps and a server block that respond like the embedded server, to include in nginx's `http` block. It needs
 * only standard modules; with `ngx_http_brotli_static_module` and `brotli_static on`, it also sends the brotli copies.
 * A map returns an empty value for paths without a header: nginx doesn't send it.
 */
export function nginxSite({headers, redirects}: Pick<HostingManifest, 'headers' | 'redirects'>): string {
  const {maps, adds} = headerMaps(headers);
  return `# Made by plugins/hosting from config/headers.ts and config/redirects.ts: a site for nginx 1.18 or later.
# Put it where nginx includes sites inside "http", such as /etc/nginx/conf.d/docs.conf, and set "listen" and "root".

map $status $docs_added {
  volatile;
  416 "416 ";
}
${maps.join('\n')}

map "$docs_added$uri" $docs_cache {
  volatile;
${addedBefore}
  default "${cacheControl.revalidated}";
  "~^${escapeRegex(assetsPrefix)}" "${cacheControl.immutable}";
${immutableTools.map((file) => `  "~^${escapeRegex(file)}$" "${cacheControl.immutable}";`).join('\n')}
}

# The format of a page, and the files that depend on it.
map $http_accept $docs_format {
  default html;
  "~*${asksForMarkdown.source}" md;
}
map "$docs_added$uri" $docs_vary {
  volatile;
${addedBefore}
  "~${pageFile.source}" Accept;
}

map $status $docs_allow {
  405 "GET, HEAD";
}

# Browsers ask with OPTIONS before they fetch files of another site in ways that a link can't.
map "$request_method ${variableOf('Access-Control-Allow-Origin')}" $docs_preflight {
  "OPTIONS *" 1;
}
${Object.entries(preflightHeaders)
  .map(([name, value]) => `map $docs_preflight ${variableOf(name)} {\n  1 "${value}";\n}`)
  .join('\n')}

# Other spellings of a path that nginx would take for the same file: escaped slashes, dot segments, slashes too many.
# The not-found page itself is let through, for it is the response.
map "$uri $request_uri" $docs_refused {
  volatile;
  "~^${escapeRegex(notFoundFile)} " "";
  "~* [^?]*%(?:2f|5c)" 1;
  "~* [^?]*/(?:\\.|%2e)+(?:[/?]|$)" 1;
  "~ [^?]*//" 1;
}

server {
  listen 8080;
  root /var/www/docs;
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;

  # As long as a slow but honest reader needs.
  client_header_timeout 10s;
  send_timeout 65s;
  client_max_body_size 1k;

  # Copies are made at build; nothing is compressed for a single request. A proxy in front may have them too.
  gzip off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_http_version 1.0;

  types {
${mediaTypeLines().join('\n')}
  }
  default_type application/octet-stream;

${[...adds, ...Object.keys(preflightHeaders).map((name) => `  add_header ${name} ${variableOf(name)} always;`)].join('\n')}
  add_header Cache-Control $docs_cache always;
  add_header Allow $docs_allow always;
  add_header Vary $docs_vary always;
  # Files have times made from their content, for the entity tags; as dates they mean nothing.
  add_header Last-Modified "" always;

  if ($docs_preflight) {
    return 204;
  }
  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }
  if ($docs_refused) {
    return 404;
  }

  error_page 404 ${notFoundFile};
  location = ${notFoundFile} {
    internal;
  }

  # Of the locations with an expression, nginx takes the first that matches.
  location ~ /\\.(?!well-known/) {
    return 404;
  }
  # Pages live in folders. Any other HTML file is not a page, and neither are copies and the files for hosts.
  location ~ /$ {
    try_files "\${uri}index.$docs_format" "\${uri}index.html" =404;
  }
  location / {
    try_files $uri =404;
  }
  location ~ \\.(?:html|br|gz)$ {
    return 404;
  }
${withheldFiles.map((path) => `  location = ${path} { return 404; }`).join('\n')}

${Object.entries(redirects)
  .map(([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }`)
  .join('\n')}
}
`;
}
