/** The surface of the web SDK `@avaturn/sdk` 1.1.4, as tables show it and the simulated creator speaks it. */
export * from './change-log';
export * from './errors';
export * from './events';
export * from './init-params';
export * from './methods';
export * from './package';
export * from './types';
