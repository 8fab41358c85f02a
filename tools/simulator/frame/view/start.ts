/** The screen before the editor: the user's avatars, and a placeholder for the scanner. */
import {bodies} from '../../catalog';
import type {SessionLink} from '../../session-link';
import {byId, element} from './element';

export type Picked =
  | {readonly kind: 'avatar'; readonly index: number}
  | {readonly kind: 'sample'; readonly body: string};

/** Shows the screen until the user makes a choice. */
export function pickAvatar({type, avatars}: SessionLink): Promise<Picked> {
  const section = byId('start');
  const offered = type === 'create' ? [] : avatars;
  section.hidden = false;
  byId('start-title').hidden = byId('start-avatars').hidden = offered.length === 0;
  return new Promise((resolve) => {
    const button = (label: string, picked: Picked) => {
      const made = element('button', {type: 'button'}, label);
      made.addEventListener('click', () => {
        section.hidden = true;
        resolve(picked);
      });
      return element('li', {}, made);
    };
    byId('start-avatars').replaceChildren(
      ...offered.map((_, index) => button(`Avatar ${index + 1}`, {kind: 'avatar', index})),
    );
    byId('start-samples').replaceChildren(
      ...bodies.map(({id, gender, type: bodyType}) =>
        button(`Sample: ${gender}, ${bodyType}`, {kind: 'sample', body: id}),
      ),
    );
  });
}
