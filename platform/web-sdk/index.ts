/** The API of the web SDK `@avaturn/sdk` 1.1.4, for tables and the simulated creator. */
export * from './change-log';
export * from './errors';
export * from './events';
export * from './init-params';
export * from './methods';
export * from './package';
export * from './types';
