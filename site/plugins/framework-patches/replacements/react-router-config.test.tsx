import {render} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {describe, expect, test} from 'vitest';
import {matchRoutes, renderRoutes, type Route} from './react-router-config';

const page = (path: string): Route => ({path, exact: true, component: () => <p>{`page ${path}`}</p>});
const routes: readonly Route[] = [
  page('/api/'),
  {
    path: '/docs',
    component: ({route}) => <main>docs {renderRoutes(route.routes ?? [])}</main>,
    routes: [page('/docs/importing/'), page('/docs/importing/blender/')],
  },
  page('/'),
  {path: '*', component: () => <p>not found</p>},
];

function drawn(pathname: string): string | null {
  const {container} = render(<MemoryRouter initialEntries={[pathname]}>{renderRoutes(routes)}</MemoryRouter>);
  return container.textContent;
}

describe('a path', () => {
  test.each([
    ['/', 'page /'],
    ['/api/', 'page /api/'],
    ['/docs/importing/blender/', 'docs page /docs/importing/blender/'],
  ])('%s renders with its layouts', (pathname, text) => {
    expect(drawn(pathname)).toBe(text);
  });

  test.each(['/API/', '/Docs/importing/blender/', '/docs/importing/Blender/', '/docs/nope/', '/docs/', '/nope'])(
    '%s that has no page is not found, as on the server',
    (pathname) => {
      expect(drawn(pathname)).toBe('not found');
    },
  );

  test('returns the routes whose files must be loaded', () => {
    expect(matchRoutes(routes, '/docs/importing/').map(({route}) => route.path)).toEqual(['/docs', '/docs/importing/']);
    expect(matchRoutes(routes, '/docs/Importing/').map(({route}) => route.path)).toEqual(['*']);
  });
});
