/** The one place that reads the generated tables, so that tests can put the tables of the source file here. */
export {default} from '@generated/api-reference/default/tables.json';
