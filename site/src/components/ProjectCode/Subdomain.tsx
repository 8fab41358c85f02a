import {useId, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {sharedProject} from './shared-project';
import styles from './styles.module.css';

const key = 'avaturn.subdomain';

/** One label of a host name (RFC 1123, 2.1), so nothing that a reader types can be markup or end a string. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The host in code: the reader's own project, once its subdomain is typed on any page of this browser. */
export function useProjectHost(): string {
  const [stored] = useStorageSlot(key);
  return stored !== null && label.test(stored) ? `${stored}.avaturn.dev` : sharedProject;
}

/** A field for the subdomain. What isn't one leaves the code as it is, and isn't kept. */
export default function Subdomain() {
  const [stored, slot] = useStorageSlot(key);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const text = typed ?? stored ?? '';

  const type = (value: string) => {
    // Readers paste the address of their project.
    const wanted = value
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\.avaturn\.dev\b.*$/, '');
    setTyped(wanted);
    if (label.test(wanted)) slot.set(wanted);
    else slot.del();
  };

  return (
    <form className={`screen-only needs-script ${styles.subdomain}`} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>Your subdomain</label>
      <input
        id={id}
        className="text-field"
        value={text}
        placeholder="demo"
        maxLength={100}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={(text !== '' && !label.test(text)) || undefined}
        onChange={({target}) => type(target.value)}
      />
      {text !== '' && (
        <button type="button" className="plain-button" onClick={() => type('')}>
          Reset
        </button>
      )}
    </form>
  );
}
