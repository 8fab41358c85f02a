import {existsSync} from 'node:fs';
import path from 'node:path';
import {pack} from '@avaturn-docs/command-line/pack';

if (!existsSync(path.join(import.meta.dirname, 'content.json'))) {
  throw new Error(
    'The docs are missing. Run `npm run build` in the repository, which writes tools/docs-mcp/content.json.',
  );
}
void pack({folder: import.meta.dirname, entry: 'main.ts'});
