import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  arkitMorphTargets,
  extraMorphTargets,
  visemes,
  vrmExpressionSuggestions,
  type MorphTargetName,
} from '@avaturn-docs/platform/morph-targets';
import InlineText from '../InlineText';
import OnAvatar from '../OnAvatar';
import styles from './MorphTargetTable.module.css';

export interface MorphTargetTableProps {
  readonly group: 'arkit' | 'viseme' | 'extra';
}

interface Shape {
  readonly id: string;
  readonly name: MorphTargetName;
  /** Inline Markdown after the name. */
  readonly note?: string | undefined;
}

interface Region {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly shapes: readonly Shape[];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const presetOf = (name: string): string | undefined =>
  vrmExpressionSuggestions.find(({alternatives}) => alternatives.some(([target]) => target === name))?.preset;

const regions: Readonly<Record<MorphTargetTableProps['group'], readonly Region[]>> = {
  arkit: Object.entries(arkitMorphTargets).map(([region, names]) => ({
    id: `arkit-${region}`,
    title: capitalized(region),
    shapes: names.map((name) => ({id: `arkit-${name}`, name})),
  })),
  viseme: [
    {
      id: 'viseme-names',
      title: 'Visemes, with a suggested VRM 1.0 preset',
      shapes: visemes.map((name) => ({
        id: name.replace('_', '-'),
        name,
        note: presetOf(name) && ` (\`${presetOf(name)}\`)`,
      })),
    },
  ],
  extra: [
    {
      id: 'extra-names',
      title: 'Extra shapes, and what they are made from',
      shapes: extraMorphTargets.map(({name, imitatedBy}) => ({
        id: `extra-${name}`,
        name,
        note: ` (${imitatedBy
          .map(({target, weight}) => (weight < 1 ? `\`${target}\` at about ${weight}` : `\`${target}\``))
          .join(' and ')})`,
      })),
    },
  ],
};

/**
 * Morph targets of a T2 avatar: a list for each region of the face. Anchors: `arkit-jaw` for a region, `arkit-jawOpen`,
 * `viseme-aa`, `extra-mouthOpen` for a name.
 */
export default function MorphTargetTable({group}: MorphTargetTableProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <OnAvatar kind="shape">
      {(pick) =>
        regions[group].map(({id, title, shapes}) => {
          collectAnchor(id);
          return (
            <div key={id} id={id}>
              <p className="secondary">
                <strong>{title}</strong> {shapes.length}
              </p>
              <ul className={`bare-list cluster plain-code ${styles.names}`} aria-label={title}>
                {shapes.map((shape) => {
                  collectAnchor(shape.id);
                  const isPicked = pick?.picked === shape.name;
                  return (
                    <li key={shape.id} id={shape.id}>
                      {pick ? (
                        <button
                          type="button"
                          aria-pressed={isPicked}
                          onClick={() => pick.pick(isPicked ? '' : shape.name)}
                        >
                          <code>{shape.name}</code>
                        </button>
                      ) : (
                        <a href={`#${shape.id}`}>
                          <code>{shape.name}</code>
                        </a>
                      )}
                      {shape.note && <InlineText>{shape.note}</InlineText>}
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })
      }
    </OnAvatar>
  );
}
