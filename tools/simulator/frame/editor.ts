/** The avatar in the editor, and its options. It doesn't depend on the page or the protocol. */
import type {EyeColor, ProportionKey} from '../avatar-look';
import {
  animations,
  assetOf,
  bodyOf,
  defaultAsset,
  slotOf,
  usableAssets,
  type CatalogAsset,
  type Category,
} from '../catalog';
import {assetFile} from '../content/models';
import {startCustomization, type Customization} from '../customization';

export interface EditorState {
  readonly avatarId: string | null;
  /** Asset ids by category; empty for none. */
  readonly assets: Readonly<Record<Category, string>>;
  /** Ids of the allowed assets. */
  readonly available: readonly string[];
  readonly body: string;
  readonly animation: string;
  /** `#rrggbb`. */
  readonly hairColor: string;
  /** `#rrggbb` or `transparent`. */
  readonly eyewearColor: string;
  readonly eyeColor: EyeColor;
  readonly proportions: Readonly<Record<ProportionKey, number>>;
  readonly skinTone: number;
}

/** Origin of a change: the host page gets events only for the user's changes. */
export type Author = 'user' | 'host';

type Listener = (state: EditorState, before: EditorState, author: Author) => void;

const categories = Object.keys(slotOf) as Category[];

export class Editor {
  private current: EditorState = {
    avatarId: null,
    available: usableAssets.map(({id}) => id),
    animation: animations[0].id,
    eyeColor: 'brown',
    ...fromCustomization(startCustomization()),
  };
  private readonly listeners = new Set<Listener>();
  /** The customization that the editor opened, for values that it doesn't show. */
  private opened = startCustomization();

  get state(): EditorState {
    return this.current;
  }

  open(customization: Customization, avatarId: string | null): void {
    this.opened = customization;
    this.change({...fromCustomization(customization), avatarId}, 'host');
  }

  change(change: Partial<EditorState>, author: Author): void {
    const before = this.current;
    this.current = {...before, ...change};
    for (const listener of this.listeners) listener(this.current, before, author);
  }

  wear(id: string, author: Author): void {
    const asset = assetOf(id);
    if (asset) this.change({assets: {...this.current.assets, [asset.category]: id}}, author);
  }

  /**
   * Changes the body. Default assets of the old body are replaced with those of the new one; chosen assets stay if the new
   * body has them.
   */
  chooseBody(id: string, author: Author): void {
    const {body: old, assets: worn, hairColor} = this.current;
    const [from, to] = [bodyOf(old), bodyOf(id)];
    const next = Object.fromEntries(
      categories.map((category) => {
        const asset = assetOf(worn[category]);
        const stays = worn[category] !== (defaultAsset(from, category)?.id ?? '') && (!asset || assetFile(asset, id));
        return [category, stays ? worn[category] : (defaultAsset(to, category)?.id ?? '')];
      }),
    ) as Record<Category, string>;
    const color = hairColor === from.hairColor ? to.hairColor : hairColor;
    this.change({body: to.id, assets: next, hairColor: color}, author);
  }

  takeOff(category: Category, author: Author): void {
    this.change({assets: {...this.current.assets, [category]: ''}}, author);
  }

  /** Allowed assets, in the order of the catalog. */
  offered(): CatalogAsset[] {
    return usableAssets.filter((asset) => isOffered(asset, this.current));
  }

  /** The avatar in the format of the REST API. */
  customization(): Customization {
    const {assets: worn, body, hairColor, eyewearColor, proportions, skinTone} = this.current;
    const slot = (category: Category, color?: string) =>
      worn[category] ? {id: worn[category], ...(color !== undefined && {color})} : null;
    const shown = fromCustomization(this.opened);
    const {hair_and_headwear: hair, eyewear} = this.opened.assets;
    // A color that wasn't changed here stays as it was sent: the editor's colors have no alpha.
    const hairSent = hair && hairColor === shown.hairColor ? hair.color : hairColor;
    const newLens = eyewearColor === 'transparent' ? '#00000000' : `${eyewearColor}cc`;
    const lensSent = eyewear && eyewearColor === shown.eyewearColor ? eyewear.color : newLens;
    return {
      ...this.opened,
      assets: {
        clothing: slot('clothing'),
        hair_and_headwear: slot('hairAndHeadwear', hairSent),
        eyewear: slot('eyewear', lensSent),
        footwear: slot('footwear'),
      },
      body,
      bone_scale: proportions,
      skin_tone_correction: skinTone,
    };
  }

  subscribe(listener: Listener): void {
    this.listeners.add(listener);
  }
}

/** Whether an asset is allowed: the body has it, and the host page didn't exclude it. */
export function isOffered(asset: CatalogAsset, {available, body}: EditorState): boolean {
  return available.includes(asset.id) && assetFile(asset, body) !== undefined;
}

function fromCustomization({assets: slots, body, bone_scale, skin_tone_correction}: Customization) {
  const idIn = (category: Category) => slots[slotOf[category]]?.id ?? '';
  const lens = slots.eyewear?.color;
  return {
    assets: Object.fromEntries(categories.map((category) => [category, idIn(category)])) as Record<Category, string>,
    body,
    hairColor: slots.hair_and_headwear?.color ?? bodyOf(body).hairColor,
    eyewearColor: lens === undefined || lens.endsWith('00') ? 'transparent' : lens.slice(0, 7),
    proportions: bone_scale,
    skinTone: skin_tone_correction,
  };
}
