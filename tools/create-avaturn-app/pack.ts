import {existsSync} from 'node:fs';
import path from 'node:path';
import {pack} from '@avaturn-docs/command-line/pack';

if (!existsSync(path.join(import.meta.dirname, 'starters'))) {
  throw new Error(
    'The starters are missing. Run `npm run build` in the repository, which writes tools/create-avaturn-app/starters.',
  );
}
void pack({folder: import.meta.dirname, entry: 'main.ts'});
