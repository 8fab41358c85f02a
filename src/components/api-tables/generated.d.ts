/** Made at build by `plugins/api-reference`, which hands the API description to `apiTables`. */
declare module '@generated/api-reference/default/tables.json' {
  const tables: import('../../../openapi/tables').ApiTables;
  export default tables;
}
