/**
 * Limits for assets (clothing, footwear, eyewear, hair), and material names that change how the editor renders an asset.
 *
 * Triangles are counted for the complete asset, textures in pixels per side, influences per vertex. Avaturn calls its
 * numbers recommendations, not hard limits. Sources: Avaturn's documentation for `recommended`, Avaturn's sample avatars for
 * `measured`; `unconfirmed` is our interpretation of both.
 */
export type AssetCategory = 'clothing' | 'footwear' | 'eyewear' | 'hair';

export interface AssetLimit {
  readonly id: string;
  readonly topic: string;
  readonly appliesTo: AssetCategory | 'all';
  /** Text of the rule: inline Markdown (code, links). */
  readonly rule: string;
  /** Numeric value, if the rule has one. */
  readonly max?: number;
  readonly unit?: 'triangles' | 'px' | 'influences' | 'materials';
  readonly status: 'recommended' | 'measured' | 'unconfirmed';
  readonly reason: string;
}

export const assetLimits: readonly AssetLimit[] = [
  {
    id: 'triangles',
    topic: 'Triangles, clothing',
    appliesTo: 'clothing',
    rule: 'At most 7,000 for the top and the bottom together',
    max: 7000,
    unit: 'triangles',
    status: 'recommended',
    reason: 'More triangles load slowly on weak networks and old devices.',
  },
  {
    id: 'triangles-sample-clothing',
    topic: "Triangles, clothing of Avaturn's example files",
    appliesTo: 'clothing',
    rule: '4,224 and 5,409',
    status: 'measured',
    reason: 'Both are within the budget.',
  },
  {
    id: 'triangles-sample-footwear',
    topic: "Triangles, footwear of Avaturn's example files",
    appliesTo: 'footwear',
    rule: '3,380',
    status: 'measured',
    reason: 'No limit is published.',
  },
  {
    id: 'triangles-sample-hair',
    topic: "Triangles, hair of Avaturn's example files",
    appliesTo: 'hair',
    rule: '1,354 in one mesh; 5,756 in two meshes',
    status: 'measured',
    reason: 'No limit is published.',
  },
  {
    id: 'triangles-eyewear',
    topic: 'Triangles, eyewear',
    appliesTo: 'eyewear',
    rule: 'As few as the shape allows',
    status: 'recommended',
    reason: 'No number is published.',
  },
  {
    id: 'format',
    topic: 'Format',
    appliesTo: 'all',
    rule: 'glTF 2.0 with metallic-roughness PBR materials',
    status: 'recommended',
    reason: 'The platform exports this format too.',
  },
  {
    id: 'maps',
    topic: 'Texture maps',
    appliesTo: 'all',
    rule: 'Base color (diffuse), normal in tangent space, occlusion, roughness, metalness',
    status: 'recommended',
    reason: 'Avaturn lists no other maps.',
  },
  {
    id: 'texture-size',
    topic: 'Texture size',
    appliesTo: 'all',
    rule: '1,024 px for base color, normal, and ORM, or 512 px where possible',
    max: 1024,
    unit: 'px',
    status: 'recommended',
    reason: 'Larger textures are allowed, but load more slowly.',
  },
  {
    id: 'texture-size-clothing',
    topic: 'Texture size after upload, clothing',
    appliesTo: 'clothing',
    rule: 'Resized to 1,024 px by default',
    max: 1024,
    unit: 'px',
    status: 'recommended',
    reason: 'A larger image loses its finest detail.',
  },
  {
    id: 'texture-size-footwear',
    topic: 'Texture size after upload, footwear',
    appliesTo: 'footwear',
    rule: 'Resized to 512 px by default',
    max: 512,
    unit: 'px',
    status: 'recommended',
    reason: "The footwear in Avaturn's older example files still has 1,024 px.",
  },
  {
    id: 'materials-opaque',
    topic: 'Materials, opaque or clipped',
    appliesTo: 'all',
    rule: 'One for each asset',
    max: 1,
    unit: 'materials',
    status: 'recommended',
    reason: 'Merge the others, because each shader and texture takes time to load.',
  },
  {
    id: 'materials-blend',
    topic: 'Materials, alpha blend',
    appliesTo: 'all',
    rule: 'At most one more',
    max: 1,
    unit: 'materials',
    status: 'recommended',
    reason: 'Avoid transparency where you can. If you need it, `MASK` and `BLEND` both work.',
  },
  {
    id: 'materials-eyewear',
    topic: 'Materials, eyewear',
    appliesTo: 'eyewear',
    rule: 'Two, one for the translucent lens and one for the frame',
    max: 2,
    unit: 'materials',
    status: 'recommended',
    reason: 'The lens can then take a color of its own.',
  },
  {
    id: 'transforms',
    topic: 'Pose and transforms',
    appliesTo: 'all',
    rule: 'In T-pose, with identity global transforms, modeled in place on the template avatar',
    status: 'recommended',
    reason: 'From there, the platform refits the asset to every body.',
  },
  {
    id: 'body-mask',
    topic: 'Body mask',
    appliesTo: 'clothing',
    rule: 'An alpha mask for the avatar that hides the skin under the garment',
    status: 'recommended',
    reason: 'Without it, skin can show through when the body moves.',
  },
  {
    id: 'influences',
    topic: 'Joint influences',
    appliesTo: 'all',
    rule: "4 for each vertex in Avaturn's example files",
    max: 4,
    unit: 'influences',
    status: 'measured',
    reason: 'No limit is published, but some glTF viewers read only the first four.',
  },
  {
    id: 'extensions',
    topic: 'glTF extensions and Draco',
    appliesTo: 'all',
    rule: 'None',
    status: 'unconfirmed',
    reason: "Avaturn's example files use none, and whether the upload accepts any isn't published.",
  },
];

/** Parts of a material's name that change how the editor renders it, and where in the name they are. */
export const materialNameRules = [
  {
    id: 'lens',
    text: 'lens',
    match: 'prefix',
    appliesTo: 'eyewear',
    effect: 'The part can be recolored. Lenses are the usual case; any part is allowed.',
  },
  {
    id: 'no_ramp',
    text: 'no_ramp',
    match: 'contains',
    appliesTo: 'hair',
    effect: 'The part, such as a hat or a ribbon, keeps its color when the hair is recolored.',
  },
] as const;
