import type {Cursor} from '../document/cursor';
import {described} from './described';
import type {Fact, SecurityScheme} from './types';

export function readSecuritySchemes(root: Cursor): SecurityScheme[] {
  return (root.get('components')?.entries('securitySchemes') ?? []).map(([name, entry]) => {
    const scheme = entry.follow().expect('securityScheme');
    return {
      ...described(scheme),
      name,
      type: scheme.requiredText('type'),
      facts: facts(scheme),
      header: header(scheme),
    };
  });
}

function facts(scheme: Cursor): Fact[] {
  const texts = [
    ['scheme', 'Scheme'],
    ['bearerFormat', 'Token format'],
    ['in', 'Is in'],
    ['name', 'Name'],
    ['openIdConnectUrl', 'Discovery document'],
  ] as const;
  return [
    ...texts.flatMap(([key, label]) => {
      const text = scheme.text(key);
      return text === undefined ? [] : [{label, codes: [text]}];
    }),
    ...scheme.entries('flows').flatMap(([flow, entry]) => [
      ...entry
        .expect('flow')
        .entries()
        .filter(([key]) => key !== 'scopes')
        .map(([key, url]) => ({label: `${flow}: ${key}`, codes: [String(url.value)]})),
      ...entry.entries('scopes').map(([scope, text]) => ({label: `${flow}: ${String(text.value)}`, codes: [scope]})),
    ]),
  ];
}

/** The header that a request needs. Samples can't use a scheme without a header, so it fails the build. */
function header(scheme: Cursor): SecurityScheme['header'] {
  const type = scheme.text('type');
  const httpScheme = scheme.text('scheme')?.toLowerCase();
  if (type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && httpScheme === 'bearer')) {
    return {name: 'Authorization', prefix: 'Bearer '};
  }
  if (type === 'http' && httpScheme === 'basic') {
    return {name: 'Authorization', prefix: 'Basic '};
  }
  if (type === 'apiKey' && scheme.text('in') === 'header') {
    return {name: scheme.requiredText('name'), prefix: ''};
  }
  return scheme.fail(
    'No request sample can carry this security scheme',
    'Use http bearer, http basic, oauth2, openIdConnect or an apiKey in a header',
  );
}
