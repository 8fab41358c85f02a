/** Made at build by `plugins/api-reference`, from the API description. */
declare module '@generated/api-reference/default/tables.json' {
  const tables: import('../../../plugins/api-reference/model/tables').ApiTables;
  export default tables;
}
