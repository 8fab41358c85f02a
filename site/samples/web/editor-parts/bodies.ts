import type {AvaturnSDK} from '@avaturn/sdk';

/** Switches to the next body of the same gender in the list. */
export async function nextBody(sdk: AvaturnSDK): Promise<void> {
  const {id} = await sdk.getActiveBody();
  const bodies = await sdk.getBodyList();
  const gender = bodies.find((body) => body.id === id)?.gender;
  const sameGender = bodies.filter((body) => body.gender === gender);
  const next = sameGender[(sameGender.findIndex((body) => body.id === id) + 1) % sameGender.length];
  if (next) await sdk.setActiveBody(next.id);
}
