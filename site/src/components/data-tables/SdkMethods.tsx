import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {sdkMethodsOf, type SdkMethod, type SdkMethodGroup} from '@avaturn-docs/platform/web-sdk/methods';
import {oldestSdkVersion} from '@avaturn-docs/platform/web-sdk/package';
import InlineText from '../InlineText';
import SdkRun from '../SdkRun';
import styles from './SdkMethods.module.css';

export interface SdkMethodsProps {
  /** Shows only the methods of this group; default: all. */
  readonly group?: SdkMethodGroup;
}

interface Detail {
  readonly term: string;
  readonly texts: readonly string[];
  /** Half a line is enough. */
  readonly isShort?: boolean;
}

function details({parameters, range, resolves, t2Only, since, signature}: SdkMethod): Detail[] {
  return [
    {
      term: parameters.length > 1 ? 'Arguments' : 'Argument',
      texts: parameters.map(({name, description}) => `\`${name}\`: ${description}`),
    },
    {
      term: 'Range',
      texts: range
        ? [`${range.min} to ${range.max}; ${range.neutral} is no correction. The SDK does not check it.`]
        : [],
    },
    {term: signature.includes('): Promise<') ? 'Resolves with' : 'Returns', texts: [resolves]},
    {term: 'Conditions', texts: t2Only ? ['T2 avatars only'] : [], isShort: true},
    {term: 'Since', texts: since === oldestSdkVersion ? [] : [since], isShort: true},
  ].filter(({texts}) => texts.length > 0);
}

function Method(method: SdkMethod): ReactNode {
  return (
    <section>
      {/* The name as plain text: it labels the link next to it. */}
      <Heading as="h3" id={method.name.toLowerCase()} className={styles.name}>
        {method.name}
      </Heading>
      <p>
        <InlineText>{method.summary}</InlineText>
      </p>
      <p className={styles.signature}>
        <code>{method.signature}</code>
      </p>
      <dl className={styles.details}>
        {details(method).map(({term, texts, isShort}) => (
          <div key={term} className={isShort ? styles.short : undefined}>
            <dt>{term}</dt>
            {texts.map((text) => (
              <dd key={text}>
                <InlineText>{text}</InlineText>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {method.notes.map((note) => (
        <p key={note} className={styles.remark}>
          <InlineText>{note}</InlineText>
        </p>
      ))}
      <SdkRun method={method.name} example={method.example} />
    </section>
  );
}

/**
 * Methods of the web SDK, each below a level-3 heading. Anchors: the lowercase name, `getassetlist`.
 * `config/component-headings.ts` lists the same headings for tables of contents.
 *
 * @throws if the group doesn't exist
 */
export default function SdkMethods({group}: SdkMethodsProps): ReactNode {
  return sdkMethodsOf(group).map((method) => <Method key={method.name} {...method} />);
}
