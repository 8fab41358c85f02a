import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toolCommand, tools, withPublishedTools} from '../../data/tools';
import {type Site, type Twin, twinPath} from './llms';

const folder = path.join(__dirname, '../../');
export const skillFile = path.join(folder, 'data/skill.md');

/** Path of the index of skills, and of the skill, from the site's root (Agent Skills Discovery 0.2.0). */
export const skillIndexPath = '.well-known/agent-skills/index.json';
export const skillPath = '.well-known/agent-skills/avaturn/SKILL.md';

/**
 * The skill for coding assistants (https://agentskills.io) from its source: samples and commands inserted, and links to pages
 * replaced by links to their Markdown.
 */
export function skillText(source: string, outDir: string, twins: readonly Twin[], {origin}: Site): string {
  const all = twins.map(({markdown}) => markdown).join('\n');
  const refuse = (problem: string): never => {
    throw new Error(`site/data/skill.md: ${problem}`);
  };
  const outside = source.replace(/^```[\s\S]*?^```/gm, '').replace(/\{[^}]*\}/g, '');
  for (const [, code = ''] of outside.matchAll(/`([^`]+)`/g)) {
    if (!/\s--/.test(code) && !all.includes(code)) refuse(`no page has the code "${code}". Use the words of a page.`);
  }
  return source
    .replace(/\{sample ([^}]+)\}/g, (_, name: string) => {
      const file = path.join(folder, 'samples', name);
      if (!existsSync(file)) refuse(`there is no sample ${name}.`);
      return withPublishedTools(readFileSync(file, 'utf8').trim(), origin);
    })
    .replace(/\{tool ([^}]+)\}/g, (_, name: string) => {
      const tool = tools.find((one) => one.name === name) ?? refuse(`there is no tool ${name}.`);
      return toolCommand(tool, origin);
    })
    .replace(/\]\(\/([^)#]*)(#[^)]+)?\)/g, (_, page: string, anchor = '') => {
      const url = `/${page}`;
      const isPage = twins.some((twin) => twin.url === url);
      const file = path.join(outDir, page, isPage ? 'index.html' : '');
      if (!existsSync(file)) refuse(`there is no page or file ${url}.`);
      const id = new RegExp(`\\bid="?${anchor.slice(1)}["\\s>]`);
      if (anchor && !id.test(readFileSync(file, 'utf8'))) refuse(`${url} has no anchor ${anchor}.`);
      return `](${origin}${isPage ? twinPath(url) : url}${anchor})`;
    });
}

export function skillIndex(skill: string): string {
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(skill)?.[1] ?? '';
  const entry = {
    name: field('name'),
    type: 'skill-md',
    description: field('description'),
    url: 'avaturn/SKILL.md',
    digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
  };
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  return `${JSON.stringify({$schema, skills: [entry]}, null, 2)}\n`;
}
