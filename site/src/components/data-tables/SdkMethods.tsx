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

/** True if the signature already says what the method returns. */
const isInSignature = ({resolves, signature}: SdkMethod): boolean =>
  signature.endsWith(`Promise<${resolves.replaceAll('`', '')}>`) || signature.endsWith(': void');

function Method(method: SdkMethod): ReactNode {
  const {name, signature, summary, parameters, range, resolves, t2Only, since, notes} = method;
  return (
    <section>
      {/* The name as plain text: it labels the link next to it. */}
      <Heading as="h3" id={name.toLowerCase()} className={styles.name}>
        {name}
      </Heading>
      <p>
        <InlineText>{[summary, ...notes].join(' ')}</InlineText>{' '}
        {t2Only && <span className="chip">T2 avatars only</span>}{' '}
        {since !== oldestSdkVersion && <span className="chip">Since {since}</span>}
      </p>
      <p className={styles.signature}>
        <code>{signature}</code>
      </p>
      <ul className={styles.details}>
        {parameters.map(({name: parameter, description}) => (
          <li key={parameter}>
            <code>{parameter}</code> <InlineText>{description}</InlineText>
          </li>
        ))}
        {range && (
          <li>
            {range.min} to {range.max}; {range.neutral} is no correction. The SDK does not check it.
          </li>
        )}
        {!isInSignature(method) && (
          <li>
            {signature.includes('): Promise<') ? 'Resolves with: ' : 'Returns: '}
            <InlineText>{resolves}</InlineText>
          </li>
        )}
      </ul>
      <SdkRun method={name} />
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
