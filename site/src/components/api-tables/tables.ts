/** The only import of the generated tables, so that tests can replace it with tables from the source file. */
export {default} from '@generated/api-reference/default/tables.json';
