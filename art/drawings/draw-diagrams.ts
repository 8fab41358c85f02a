// Draws site/static/img/diagrams/, the hand-made pictures of pages, for both color modes: npx tsx art/drawings/draw-diagrams.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {diagrams} from './draw-diagrams/diagrams';
import {modes, svg} from './draw-diagrams/shapes';

const folder = path.join(__dirname, '../../site/static/img/diagrams');
mkdirSync(folder, {recursive: true});
for (const [name, diagram] of Object.entries(diagrams)) {
  for (const [mode, colors] of Object.entries(modes)) {
    writeFileSync(path.join(folder, `${name}-${mode}.svg`), svg(diagram, colors));
  }
  console.log(`${name} ${diagram.width} × ${diagram.height}`);
}
