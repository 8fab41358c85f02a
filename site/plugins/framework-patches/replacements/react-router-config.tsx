import React, {type ComponentType, type ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';

/** A route as the framework generates it. One with `routes` is a layout around them. */
export interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: ComponentType<{readonly route: Route}>;
  readonly routes?: readonly Route[];
}

interface MatchedRoute {
  readonly route: Route;
  readonly match: NonNullable<ReturnType<typeof matchPath>>;
}

/** The routes that render a path, from the outermost layout to the page. See replaced-modules.ts. */
export function matchRoutes(routes: readonly Route[], pathname: string): MatchedRoute[] {
  for (const route of routes) {
    const match = matchPath(pathname, {path: route.path, exact: route.exact ?? false, sensitive: true});
    if (!match) continue;
    if (!route.routes) return [{route, match}];
    const inside = matchRoutes(route.routes, pathname);
    if (inside.length > 0) return [{route, match}, ...inside];
  }
  return [];
}

function MatchedPage({routes}: {readonly routes: readonly Route[]}): ReactNode {
  const [outermost] = matchRoutes(routes, useLocation().pathname);
  if (!outermost) return null;
  const {route} = outermost;
  return <route.component key={route.path} route={route} />;
}

export function renderRoutes(routes: readonly Route[]): ReactNode {
  return <MatchedPage routes={routes} />;
}
