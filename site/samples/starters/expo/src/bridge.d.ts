/** The text of the script for the creator's page, as `bridge-transformer.js` imports it. */
declare const script: string;
export default script;
