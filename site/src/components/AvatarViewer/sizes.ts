import sizes from '@generated/sample-models/default/sizes.json';

export default sizes;
