// @ts-expect-error The package has no type declarations.
import {TalkingHead} from '@met4citizen/talkinghead/modules/talkinghead.mjs';

/** Shows a T2 avatar that blinks, and that prefers to look at the camera. */
export async function showTalkingHead(container: HTMLElement, url: string) {
  const head = new TalkingHead(container, {
    // The name of the GLB's root node.
    modelRoot: 'Armature',
    lipsyncLang: 'en',
    lipsyncModules: ['en'],
    // How likely a look goes to the camera, from 0 to 1. The default while waiting is 0.2.
    avatarIdleEyeContact: 1,
    avatarSpeakingEyeContact: 1,
  });
  await head.showAvatar({url});
  return head;
}
