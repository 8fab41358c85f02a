import {useState} from 'react';
import type {UnknownJoints} from '@avaturn-docs/avatar-glb/error';
import Choice from './Choice';
import styles from './styles.module.css';

export interface Props {
  readonly joints: UnknownJoints;
  /** Pairs such as `Hips=pelvis`. */
  readonly onMap: (pairs: readonly string[]) => void;
}

/** A table that maps the joints of a humanoid to the names in the file. */
export default function JointMapping({joints: {names, missing, guesses}, onMap}: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(guesses);
  const pairs = missing.flatMap((joint) => (chosen[joint] ? [`${joint}=${chosen[joint]}`] : []));
  return (
    <form
      aria-label="Map the joints"
      onSubmit={(event) => {
        event.preventDefault();
        if (pairs.length > 0) onMap(pairs);
      }}
    >
      {/* Not a heading: a tool may be above the first heading of its page. */}
      <p>
        <strong>Map the joints</strong>
      </p>
      <div className={styles.fields}>
        {missing.map((joint) => (
          <Choice
            key={joint}
            label={joint}
            value={chosen[joint] ?? ''}
            options={[['', 'Not in the file'], ...names.map((name) => [name, name] as const)]}
            onChoose={(name) => setChosen({...chosen, [joint]: name})}
          />
        ))}
      </div>
      <p>
        <button type="submit" className="quiet-button large" aria-disabled={pairs.length === 0}>
          Use these joints
        </button>
      </p>
    </form>
  );
}
