import {parse, type AtRule, type ChildNode, type Plugin, type Root, type Rule} from 'postcss';
import {patchError} from './expect-modules';

/** What the site's sources say about a library's stylesheet. */
export interface Sources {
  /** Names that occur: class names, and custom properties with their two hyphens. */
  readonly used: ReadonlySet<string>;
  /** Custom properties that the site overrides in every mode, so that the library's values are never read. */
  readonly overridden: ReadonlySet<string>;
  /** Selectors that are named but not needed. */
  readonly unneeded: readonly RegExp[];
}

/** The custom properties that the rule for both modes, `:root, html[data-theme='dark']`, sets in a stylesheet. */
export function customProperties(stylesheet: string): ReadonlySet<string> {
  const names = new Set<string>();
  parse(stylesheet).walkRules((rule) => {
    if (rule.selectors.length > 1 && rule.selectors.includes(':root')) {
      rule.walkDecls(/^--/, ({prop}) => {
        names.add(prop);
      });
    }
  });
  return names;
}

/** Every word of a source that could be a class name or a custom property; a word too many only keeps a rule too many. */
export function namesIn(source: string): string[] {
  return source.match(/-{0,2}[A-Za-z][\w-]*/g) ?? [];
}

const isUsed = (selector: string, used: ReadonlySet<string>): boolean =>
  // What is in `:not()` narrows a rule and does not make it apply.
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = '']) =>
    used.has(name.replaceAll('\\', '')),
  );

const isEmptyRule = (node: ChildNode): node is AtRule | Rule =>
  (node.type === 'atrule' || node.type === 'rule') && node.nodes?.length === 0;

function removeEmptyRules(root: Root): void {
  root.walk((node) => {
    let empty: ChildNode | undefined = node;
    while (empty && isEmptyRule(empty)) {
      const {parent}: ChildNode = empty;
      empty.remove();
      empty = parent?.type === 'root' ? undefined : (parent as ChildNode | undefined);
    }
  });
}

/** Drops custom properties that nothing reads, then those that only the dropped ones read, and so on. */
function removeUnreadProperties(root: Root, {used, overridden}: Sources): void {
  root.walkRules(/^(?::root|html\[data-theme='?dark'?\])$/, (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (overridden.has(declaration.prop)) {
        declaration.remove();
      }
    });
  });
  for (;;) {
    const read = new Set<string>();
    root.walkDecls(({value}) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        read.add(name);
      }
    });
    let removed = false;
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !used.has(declaration.prop)) {
        declaration.remove();
        removed = true;
      }
    });
    if (!removed) {
      return;
    }
  }
}

/**
 * PostCSS plugin: takes out of one library stylesheet the rules whose classes no source names, and the custom properties
 * that nothing reads.
 *
 * @param isLibrary Whether a stylesheet, by its path, is the library's. Others are unchanged.
 * @param sources Called for a stylesheet of the library.
 * @throws Error while it runs, if the library has no selector for a pattern of `unneeded`
 */
export function removeUnusedRules(isLibrary: (file: string) => boolean, sources: () => Sources): Plugin {
  return {
    postcssPlugin: 'remove-unused-rules',
    Once(root) {
      if (!isLibrary(root.source?.input.file ?? '')) {
        return;
      }
      const known = sources();
      const found = new Set<RegExp>();
      root.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) {
          return;
        }
        const selectors = rule.selectors.filter((selector) => {
          const pattern = known.unneeded.find((unneeded) => unneeded.test(selector));
          if (pattern) found.add(pattern);
          return !pattern && isUsed(selector, known.used);
        });
        if (selectors.length === 0) {
          rule.remove();
        } else if (selectors.length < rule.selectors.length) {
          rule.selectors = selectors;
        }
      });
      const stale = known.unneeded.find((pattern) => !found.has(pattern));
      if (stale) {
        throw patchError('unused-styles', `Infima has no selector that matches ${String(stale)}`);
      }
      removeEmptyRules(root);
      removeUnreadProperties(root, known);
      removeEmptyRules(root);
    },
  };
}

/** PostCSS plugin: empties the stylesheets that `isUnneeded` selects by their path. */
export function emptyStylesheets(isUnneeded: (file: string) => boolean): Plugin {
  return {
    postcssPlugin: 'empty-stylesheets',
    Once(root) {
      if (isUnneeded(root.source?.input.file ?? '')) {
        root.removeAll();
      }
    },
  };
}
