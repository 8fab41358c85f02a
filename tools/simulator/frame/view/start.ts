/** The screen before the editor: the user's avatars, and a placeholder for the scanner. */
import {bodies, type CatalogBody} from '../../catalog';
import type {SessionAvatar, SessionLink} from '../../session-link';
import {byId, element} from './element';

/** Shows the screen until the user chooses an avatar or the body of a new one. */
export function pickAvatar({type, avatars}: SessionLink): Promise<SessionAvatar | CatalogBody> {
  const section = byId('start');
  const offered = type === 'create' ? [] : avatars;
  section.hidden = false;
  byId('start-title').hidden = byId('start-avatars').hidden = offered.length === 0;
  return new Promise((resolve) => {
    const button = (label: string, picked: SessionAvatar | CatalogBody) => {
      const made = element('button', {type: 'button'}, label);
      made.addEventListener('click', () => {
        section.hidden = true;
        resolve(picked);
      });
      return element('li', {}, made);
    };
    byId('start-avatars').replaceChildren(...offered.map((avatar, index) => button(`Avatar ${index + 1}`, avatar)));
    byId('start-samples').replaceChildren(
      ...bodies.map((body) => button(`Sample: ${body.gender}, ${body.type}`, body)),
    );
  });
}
