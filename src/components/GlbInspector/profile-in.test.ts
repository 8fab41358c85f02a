import {expect, it} from 'vitest';
import {profileIn} from './profile-in';

it.each([
  ['?profile=footwear', 'footwear'],
  ['?language=python&profile=hair', 'hair'],
  ['?profile=Footwear', undefined],
  ['?profile=', undefined],
  ['', undefined],
])('reads the profile of the address %s as %s', (search, profile) => {
  expect(profileIn(search)).toBe(profile);
});
