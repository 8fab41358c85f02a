import {parse, type AtRule, type ChildNode, type Plugin, type Root, type Rule} from 'postcss';
import {patchError} from './expect-modules';

/** Names in the site's sources, which decide what of a library's stylesheet is needed. */
export interface Sources {
  /** Names that occur: class names, and custom properties with their two hyphens. */
  readonly used: ReadonlySet<string>;
  /** Custom properties that the site overrides in every mode, so the library's values are never used. */
  readonly overridden: ReadonlySet<string>;
  /** Selectors that occur in the sources, but aren't needed. */
  readonly unneeded: readonly RegExp[];
}

/** The custom properties that a stylesheet sets in a rule for both modes, `html:root, html[data-theme='dark']`. */
export function customProperties(stylesheet: string): ReadonlySet<string> {
  const names = new Set<string>();
  parse(stylesheet).walkRules((rule) => {
    if (rule.selectors.length > 1 && rule.selectors.includes('html:root')) {
      rule.walkDecls(/^--/, ({prop}) => {
        names.add(prop);
      });
    }
  });
  return names;
}

/** Every word of a source that could be a class name or custom property. False positives only keep additional rules. */
export function namesIn(source: string): string[] {
  return source.match(/-{0,2}[A-Za-z][\w-]*/g) ?? [];
}

const isUsed = (selector: string, used: ReadonlySet<string>): boolean =>
  // `:not()` narrows a rule, so its classes don't have to occur.
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

/** Removes custom properties that nothing reads, then those that only the removed ones read, and so on. */
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
 * PostCSS plugin: removes rules whose classes no source names, and custom properties that nothing reads, from one library
 * stylesheet.
 *
 * @param isLibrary whether the stylesheet with this path is the library's; others are unchanged
 * @param sources called for a stylesheet of the library
 * @throws Error while it runs, if no selector of the library matches a pattern of `unneeded`
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
