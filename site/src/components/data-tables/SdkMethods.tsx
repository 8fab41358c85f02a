import Heading from '@theme/Heading';
import {sdkMethodsOf, type SdkMethod, type SdkMethodGroup} from '@avaturn-docs/platform/web-sdk/methods';
import {oldestSdkVersion} from '@avaturn-docs/platform/web-sdk/package';
import InlineText from '../InlineText';
import SdkRun from '../SdkRun';
import '../../css/controls.css';
import styles from './SdkMethods.module.css';

/** Names and texts of arguments, range and result, unless the signature already says the result. */
function detailsOf({parameters, range, resolves, signature}: SdkMethod): [name: string, text: string][] {
  const isInSignature = signature.endsWith(`Promise<${resolves.replaceAll('`', '')}>`) || signature.endsWith(': void');
  const details = parameters.map(({name, description}): [string, string] => [`\`${name}\``, description]);
  if (range)
    details.push([
      'Range',
      `${range.min} to ${range.max}; ${range.neutral} is no correction. The SDK doesn't check it.`,
    ]);
  if (!isInSignature) details.push([signature.includes('): Promise<') ? 'Resolves with' : 'Returns', resolves]);
  return details;
}

function Method(method: SdkMethod) {
  const {name, signature, summary, t2Only, since, notes} = method;
  const details = detailsOf(method);
  return (
    <section>
      {/* The name as plain text: it labels the link next to it. */}
      <Heading as="h3" id={name.toLowerCase()} className={styles.name}>
        {name}
      </Heading>
      <p>
        <InlineText>{[summary, ...notes].join(' ')}</InlineText>{' '}
        {t2Only && (
          <span className="chip" data-component="Badge">
            T2 avatars only
          </span>
        )}{' '}
        {since !== oldestSdkVersion && (
          <span className="chip" data-component="Badge">
            Since {since}
          </span>
        )}
      </p>
      <div className={styles.signature}>
        <code>{signature}</code>
      </div>
      {details.length > 0 && (
        <ul className="field-rows">
          {details.map(([label, text]) => (
            <li key={label} className="field-row">
              <strong className="field-head">
                <InlineText>{label}</InlineText>
              </strong>{' '}
              <InlineText>{text}</InlineText>
            </li>
          ))}
        </ul>
      )}
      <SdkRun method={name} />
    </section>
  );
}

/** Methods below level-3 headings, which `plugins/component-headings.ts` lists, too. Anchors: `getassetlist`. */
export default function SdkMethods({group}: {readonly group?: SdkMethodGroup}) {
  return sdkMethodsOf(group).map((method) => <Method key={method.name} {...method} />);
}
