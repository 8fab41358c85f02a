// Redraws site/static/img/panels/, simplified dialogs of other programs: npx tsx art/drawings/draw-panels.ts. They have no dark variant,
// because the programs' own panels are dark.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface Row {
  readonly label: string;
  /** A heading of a group has none. `true` and `false` are checkboxes. */
  readonly value?: string | boolean;
  readonly isMarked?: boolean;
}

interface Panel {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const panels: readonly Panel[] = [
  {
    name: 'blender-import',
    title: 'Import glTF 2.0',
    rows: [
      {label: 'Pack Images', value: true},
      {label: 'Merge Vertices', value: false},
      {label: 'Shading', value: 'Use Normal Data'},
      {label: 'Bones'},
      {label: 'Bone Dir', value: 'Blender', isMarked: true},
      {label: 'Guess Original Bind Pose', value: true},
      {label: 'Disable Bone Shape', value: false},
      {label: 'Bone Shape Scale', value: '1.0'},
    ],
  },
  {
    name: 'blender-export-asset',
    title: 'Export glTF 2.0',
    rows: [
      {label: 'Format', value: 'glTF Binary (.glb)'},
      {label: 'Selected Objects', value: true, isMarked: true},
      {label: '+Y Up', value: true},
      {label: 'Apply Modifiers', value: true},
      {label: 'UVs', value: true},
      {label: 'Normals', value: true},
      {label: 'Materials', value: 'Export'},
      {label: 'Images', value: 'Automatic'},
      {label: 'Shape Keys', value: false, isMarked: true},
      {label: 'Use Rest Position Armature', value: true, isMarked: true},
      {label: 'Bone Influences', value: '4'},
      {label: 'Animation', value: false, isMarked: true},
      {label: 'Compression', value: false, isMarked: true},
    ],
  },
  {
    name: 'blender-export-fbx',
    title: 'Export FBX',
    rows: [
      {label: 'Path Mode', value: 'Copy', isMarked: true},
      {label: 'Embed Textures', value: true, isMarked: true},
      {label: 'Limit to Selected Objects', value: true},
      {label: 'Object Types', value: 'Armature, Mesh'},
      {label: 'Forward', value: '-Z Forward'},
      {label: 'Up', value: 'Y Up'},
      {label: 'Apply Modifiers (T2: off)', value: false, isMarked: true},
      {label: 'Add Leaf Bones', value: false, isMarked: true},
      {label: 'Bake Animation', value: false},
    ],
  },
  {
    name: 'unity-components',
    title: 'Inspector: Player',
    rows: [
      {label: 'Avatar Loader (Script)'},
      {label: 'Load On Start', value: ''},
      {label: 'Avatar Animator (Script)'},
      {label: 'Controller', value: 'PlayerController', isMarked: true},
    ],
  },
  {
    name: 'unity-hierarchy',
    title: 'Hierarchy: BasicExample',
    rows: [
      {label: 'Player Root Object', value: 'stays'},
      {label: '└ Player', value: 'children replaced', isMarked: true},
      {label: 'AvaturnWebGL', value: 'or AvaturnMobile', isMarked: true},
      {label: 'Environment', value: 'light, reflection'},
      {label: 'Main Camera', value: ''},
      {label: 'UI', value: 'buttons'},
    ],
  },
  {
    name: 'unity-controller',
    title: 'Inspector: AvaturnMobile',
    rows: [
      {label: 'Subdomain', value: 'demo', isMarked: true},
      {label: 'Link From API', value: ''},
      {label: 'On Avatar Received'},
      {label: 'DownloadAvatar', value: 'Download'},
      {label: 'MenuMobile', value: 'Close'},
      {label: 'On Avatar Downloaded'},
      {label: 'PrepareAvatar', value: 'PrepareModel', isMarked: true},
    ],
  },
  {
    name: 'unreal-import-fbx',
    title: 'FBX Import Options',
    rows: [
      {label: 'Normal Import Method', value: 'Import Normals', isMarked: true},
      {label: 'Import Uniform Scale', value: '100.0', isMarked: true},
      {label: 'Invert Normal Maps', value: true, isMarked: true},
      {label: 'Import Textures', value: true},
      {label: 'Import Materials', value: true},
    ],
  },
];

const width = 400;
const rowHeight = 34;
const fieldStart = 228;
const fieldWidth = 158;
const colors = {panel: '#2d2d30', bar: '#1f1f21', text: '#ececec', field: '#19191b', line: '#6b6b70', mark: '#ff9a5c'};

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function text(x: number, y: number, content: string, weight = 400): string {
  const escaped = content.replace(/[&<>]/g, (character) => escapes[character] ?? character);
  return `<text x="${x}" y="${y}" fill="${colors.text}" font-weight="${weight}">${escaped}</text>`;
}

function fieldOf(value: string | boolean, y: number, line: string): string {
  const size = typeof value === 'boolean' ? 20 : fieldWidth;
  const box = `<rect x="${fieldStart}" y="${y + 6}" width="${size}" height="22" rx="4" fill="${colors.field}" stroke="${line}"/>`;
  if (typeof value === 'string') return box + text(fieldStart + 10, y + 22, value);
  const check = `<path d="m${fieldStart + 5} ${y + 17} 4 4 7-8" fill="none" stroke="${colors.text}" stroke-width="2"/>`;
  return value ? box + check : box;
}

function rowOf({label, value, isMarked = false}: Row, index: number): string {
  const y = (index + 1) * rowHeight + 4;
  if (value === undefined) return text(14, y + 22, label, 700);
  const mark = isMarked ? `<rect x="0" y="${y + 4}" width="4" height="26" fill="${colors.mark}"/>` : '';
  return mark + text(14, y + 22, label) + fieldOf(value, y, isMarked ? colors.mark : colors.line);
}

/** An SVG picture of a dialog. The rows to set have a colored edge. */
function panelPicture({title, rows}: Panel): string {
  const height = (rows.length + 1) * rowHeight + 14;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="15">`,
    `<rect width="${width}" height="${height}" rx="8" fill="${colors.panel}"/>`,
    `<path d="M0 ${rowHeight}V8a8 8 0 0 1 8-8h${width - 16}a8 8 0 0 1 8 8v${rowHeight - 8}z" fill="${colors.bar}"/>`,
    text(14, 23, title, 700),
    ...rows.map(rowOf),
    '</svg>',
    '',
  ].join('\n');
}

const folder = path.join(__dirname, '../../site/static/img/panels');
mkdirSync(folder, {recursive: true});
for (const panel of panels) writeFileSync(path.join(folder, `${panel.name}.svg`), panelPicture(panel));
