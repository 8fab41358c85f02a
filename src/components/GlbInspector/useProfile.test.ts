import {expect, it} from 'vitest';
import {profileIn} from './useProfile';

it.each([
  ['?profile=footwear', 'footwear'],
  ['?language=python&profile=hair', 'hair'],
  ['?profile=Footwear', undefined],
  ['?profile=', undefined],
  ['', undefined],
])('parses the profile of the URL %s as %s', (search, profile) => {
  expect(profileIn(search)).toBe(profile);
});
