import React, {type ReactNode} from 'react';

/** Names of the statuses (RFC 9110, section 15) that such APIs use. */
const names: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  301: 'Moved permanently',
  302: 'Found',
  303: 'See other',
  304: 'Not modified',
  307: 'Temporary redirect',
  308: 'Permanent redirect',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length required',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
  default: 'any other status',
};

export function statusName(status: string): string | undefined {
  return names[status];
}

/** A status as code, colored by its class. */
export function markStatus(status: string): ReactNode {
  return (
    <code className="api-status" data-class={status.charAt(0)}>
      {status}
    </code>
  );
}
