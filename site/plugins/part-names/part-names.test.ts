import type {InlineCode} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import remarkPartNames from './index';
import {sampleParts} from './parts';

/** The marks of a page. */
function marksIn(markdown: string, path = 'docs/integration/bodies.mdx'): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(markdown);
  remarkPartNames('/site')(tree, {path: `/site/${path}`});
  const marks: string[] = [];
  visit(tree, 'inlineCode', ({data}: InlineCode) => {
    const mark = (data as {hProperties?: {dataPart?: string}} | undefined)?.hProperties?.dataPart;
    if (mark) marks.push(mark);
  });
  return marks;
}

test('names of joints, shapes, visemes, meshes, materials, clips and scenes are marked with their kind', () => {
  expect(
    marksIn(
      '`LeftForeArm` `jawOpen` `viseme_aa` `Head_Mesh` `Teeth.001` `Idle` `common/forest_half_body` `avatar.glb`',
    ),
  ).toEqual([
    'joint:LeftForeArm',
    'shape:jawOpen',
    'shape:viseme_aa',
    'mesh:Head_Mesh',
    'material:Teeth.001',
    'clip:Idle',
    'scene:common/forest_half_body',
  ]);
});

test('a numbered name is the first of its meshes', () => {
  expect(marksIn('`avaturn_hair_N` and `avaturn_glasses_0`')).toEqual([
    'mesh:avaturn_hair_0',
    'mesh:avaturn_glasses_0',
  ]);
});

test('`Head` is a joint, except where a text is about materials', () => {
  expect(marksIn('Bind to `Head`.\n\nMaterials are named `Head` and `Body`.')).toEqual([
    'joint:Head',
    'material:Head',
    'material:Body',
  ]);
});

test('only the first one of each section is marked', () => {
  expect(marksIn('`Hips`, `Hips`\n\n- `Hips`\n\n## Next\n\n`Hips`')).toEqual(['joint:Hips', 'joint:Hips']);
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
  expect(marksIn('| Joint | Human bone in Unity |\n|---|---|\n| `Spine1` | `Spine` |')).toEqual(['joint:Spine1']);
  expect(marksIn('| On Mixamo | On the avatar |\n|---|---|\n| `Hips` | `Hips` |')).toEqual(['joint:Hips']);
});

test('pages outside the docs have no marks', () => {
  expect(marksIn('`Hips`', 'src/pages/index.mdx')).toEqual([]);
});

test('no two parts of a kind have the same name, and each has a place in a reference', () => {
  const parts = sampleParts();
  expect(new Set(parts.map(({kind, name}) => `${kind}:${name}`)).size).toBe(parts.length);
  expect(parts.filter(({href}) => !/^\/docs\/.+#.+/.test(href))).toEqual([]);
});
