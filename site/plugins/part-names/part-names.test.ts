import type {InlineCode} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import remarkPartNames from './index';
import {sampleParts} from './parts';

/** The marked names of a page, each with its mark. */
function marksIn(markdown: string, path = 'docs/integration/bodies.mdx'): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(markdown);
  remarkPartNames('/site')(tree, {path: `/site/${path}`});
  const marks: string[] = [];
  visit(tree, 'inlineCode', ({value, data}: InlineCode) => {
    const mark = (data as {hProperties?: {dataPart?: string}} | undefined)?.hProperties?.dataPart;
    if (mark) marks.push(`${value} ${mark}`);
  });
  return marks;
}

test('names of joints, shapes, visemes, meshes, materials, clips and scenes are marked with their kind', () => {
  expect(
    marksIn(
      '`LeftForeArm` `jawOpen` `viseme_aa` `Head_Mesh` `Teeth.001` `Idle` `common/forest_half_body` `avatar.glb`',
    ),
  ).toEqual([
    'LeftForeArm joint',
    'jawOpen shape',
    'viseme_aa shape',
    'Head_Mesh mesh',
    'Teeth.001 material',
    'Idle clip',
    'common/forest_half_body scene',
  ]);
});

test('a numbered name is the first of its meshes', () => {
  expect(marksIn('`avaturn_hair_N` and `avaturn_glasses_0`')).toEqual([
    'avaturn_hair_N mesh:avaturn_hair_0',
    'avaturn_glasses_0 mesh',
  ]);
});

test('`Head` is a joint, except where a text is about materials', () => {
  expect(marksIn('Bind to `Head`.\n\nMaterials are named `Head` and `Body`.')).toEqual([
    'Head joint',
    'Head material',
    'Body material',
  ]);
});

test('only the first one of each section is marked', () => {
  expect(marksIn('`Hips`, `Hips`\n\n- `Hips`\n\n## Next\n\n`Hips`')).toEqual(['Hips joint', 'Hips joint']);
});

test('links, headings, summaries and code blocks stay as they are', () => {
  expect(
    marksIn('## `Hips`\n\n[`Hips`](#a)\n\n```\n`Hips`\n```\n\n<details>\n<summary>`Hips`</summary>\n</details>'),
  ).toEqual([]);
});

test('names of another rig are not marked', () => {
  expect(
    marksIn("`mixamorig:Hips`, `mixamorigHips`, `pelvis`, Unity's `Head`, Mixamo’s `Neck`, in VRM `hips`"),
  ).toEqual([]);
  expect(marksIn('| Joint | Human bone in Unity |\n|---|---|\n| `Spine1` | `Spine` |')).toEqual(['Spine1 joint']);
  expect(marksIn('| On Mixamo | On the avatar |\n|---|---|\n| `Hips` | `Hips` |')).toEqual(['Hips joint']);
});

test('pages outside the docs have no marks', () => {
  expect(marksIn('`Hips`', 'src/pages/index.mdx')).toEqual([]);
});

test('no two parts of a kind have the same name, and each has a place in a reference', () => {
  const parts = sampleParts();
  expect(new Set(parts.map(({kind, name}) => `${kind}:${name}`)).size).toBe(parts.length);
  expect(parts.filter(({href}) => !/^\/docs\/.+#.+/.test(href))).toEqual([]);
});
