import type {AnimationItem, AssetItem, BodyItem, Category} from '@avaturn/sdk';
import {find, inTurn, say, sdk} from './editor';

const categories: Record<Category, string> = {
  clothing: 'Clothing',
  footwear: 'Footwear',
  eyewear: 'Eyewear',
  hairAndHeadwear: 'Hair and headwear',
};

function addGroup(title: string): HTMLElement {
  const heading = document.createElement('h2');
  heading.textContent = title;
  const group = document.createElement('div');
  group.className = 'choices';
  find('#lists', HTMLDivElement).append(heading, group);
  return group;
}

function addChoice(
  group: HTMLElement,
  item: AssetItem | BodyItem | AnimationItem,
  name: string,
  choose: () => Promise<unknown>,
): void {
  const picture = document.createElement('img');
  picture.src = item.preview;
  picture.alt = name;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.id = item.id;
  button.append(picture);
  button.addEventListener('click', () => {
    void inTurn(async () => {
      say(`Changing to ${name}.`);
      await choose();
      await markActive();
      say(`${name} is on.`);
    });
  });
  group.append(button);
}

/** Marks what the avatar wears. The editor's state decides, not the button that was pressed. */
export async function markActive(): Promise<void> {
  const active = new Set(Object.values(await sdk.getActiveAssets()));
  active.add((await sdk.getActiveBody()).id);
  active.add((await sdk.getActiveAnimation()).id);
  for (const button of document.querySelectorAll<HTMLButtonElement>('.choices button')) {
    button.setAttribute('aria-pressed', String(active.has(button.dataset.id ?? '')));
  }
}

export async function drawLists(): Promise<void> {
  const assets = await sdk.getAssetList();
  const bodies = await sdk.getBodyList();
  const animations = await sdk.getAnimationList();
  find('#lists', HTMLDivElement).replaceChildren();

  for (const [category, title] of Object.entries(categories)) {
    const group = addGroup(title);
    for (const [index, item] of assets.filter((asset) => asset.category === category).entries()) {
      addChoice(group, item, item.alias ?? `${title} ${index + 1}`, () => sdk.setActiveAsset(item.id));
    }
  }
  const bodyGroup = addGroup('Body');
  for (const [index, item] of bodies.entries()) {
    addChoice(bodyGroup, item, `Body ${index + 1}, ${item.gender}`, () => sdk.setActiveBody(item.id));
  }
  const animationGroup = addGroup('Animation');
  for (const [index, item] of animations.entries()) {
    addChoice(animationGroup, item, item.alias ?? `Animation ${index + 1}`, () => sdk.setActiveAnimation(item.id));
  }
  await markActive();
}
