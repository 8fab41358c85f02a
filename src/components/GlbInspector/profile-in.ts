import {profiles, type Profile} from '@avaturn-docs/avatar-glb/report';

/** `?profile=footwear` of an address; undefined if there is none, or none that is known. */
export function profileIn(search: string): Profile | undefined {
  const asked = new URLSearchParams(search).get('profile');
  return profiles.find((profile) => profile === asked);
}
