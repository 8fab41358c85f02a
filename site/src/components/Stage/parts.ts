import parts from '@generated/sample-models/default/parts.json';

export type {Part} from '../../../data/part';

/** The parts of avatars by kind and name, `joint:LeftForeArm`. */
export const partByKey = new Map(parts.map((part) => [`${part.kind}:${part.name}`, part]));
