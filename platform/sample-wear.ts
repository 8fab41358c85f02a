import type {SamplePerson} from './sample-models';

/** What the sample people wear in their files, and new avatars of the simulator: names in `art/wear`, and `#rrggbb`. */
export const sampleWear = {
  female: {outfit: 'rust-tee', hair: 'ponytail', hairColor: '#6b4e3f', shoes: 'sneakers'},
  male: {outfit: 'navy-tee', hair: 'crop', hairColor: '#715640', shoes: 'laced'},
  iris: {outfit: 'white-shirt', hair: 'long', hairColor: '#73574a', shoes: 'oxfords'},
  noah: {outfit: 'field-jacket', hair: 'crop', hairColor: '#443933', shoes: 'laced'},
} as const satisfies Readonly<Record<SamplePerson, object>>;
