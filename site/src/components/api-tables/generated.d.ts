/** Generated from the API description by `plugins/api-reference` during the build. */
declare module '@generated/api-reference/default/tables.json' {
  const tables: ReturnType<typeof import('../../../plugins/api-reference/model/tables').apiTables>;
  export default tables;
}
