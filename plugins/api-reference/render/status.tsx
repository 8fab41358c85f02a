import React, {type ReactNode} from 'react';

/** Names of the statuses (RFC 9110, section 15) that the API uses. */
const names: Readonly<Record<string, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No content',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
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
