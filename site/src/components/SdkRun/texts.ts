/** The only import of the generated texts of the samples, so that tests can replace it. */
export {default} from '@generated/samples/default/sdk-methods.json';
