import {profiles, type Profile} from '@avaturn-docs/avatar-glb/report';

/** `?profile=footwear` of a URL; undefined if it is missing or unknown. */
export function profileIn(search: string): Profile | undefined {
  const asked = new URLSearchParams(search).get('profile');
  return profiles.find((profile) => profile === asked);
}
