import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sampleFiles, sampleProjects} from '../../plugins/samples/projects';

const samples = path.join(import.meta.dirname, '../../samples');

test('the archive for Unity explains how to merge files that a project already has', () => {
  const archive = sampleProjects(sampleFiles(samples)).get('unity/avatar')!;
  const readme = readFileSync(path.join(samples, archive['avatar/README.md']!), 'utf8');
  for (const file of ['Packages/manifest.json', 'Assets/Plugins/Android/AndroidManifest.xml']) {
    expect(Object.keys(archive)).toContain(`avatar/${file}`);
    expect(readme).toContain(file);
  }
});
