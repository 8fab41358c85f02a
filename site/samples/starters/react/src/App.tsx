import {useRef, useState} from 'react';
import {AvatarStage} from './AvatarStage';
import {openCreator} from './creator';
import {useAvatar} from './useAvatar';
import {useClips} from './useClips';

export function App() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [url, setUrl] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [clipName, setClipName] = useState('Idle');
  const [mouth, setMouth] = useState(0);
  const clips = useClips('/clips.glb');
  const {avatar, error = problem, isLoading} = useAvatar(url);

  async function createAvatar() {
    setIsOpen(true);
    setProblem(undefined);
    try {
      const result = await openCreator(dialog.current!, import.meta.env.VITE_CREATOR_URL);
      if (result) setUrl(result.url);
    } catch (reason) {
      setProblem(reason as Error);
    } finally {
      setIsOpen(false);
    }
  }

  const hint = avatar?.hasFace
    ? 'Move the slider to open the mouth.'
    : avatar && "This avatar is a T1: its face doesn't move.";

  return (
    <main>
      <h1>My avatar</h1>
      <p className="controls">
        <button type="button" disabled={isOpen} onClick={() => void createAvatar()}>
          Create an avatar
        </button>
        <label>
          Clip{' '}
          <select value={clipName} disabled={!avatar} onChange={({target}) => setClipName(target.value)}>
            <option>None</option>
            {clips.map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Mouth{' '}
          <input
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={mouth}
            disabled={!avatar?.hasFace}
            onChange={({target}) => setMouth(target.valueAsNumber)}
          />
        </label>
      </p>
      <p role="status">{error ? `That didn't work: ${error.message}` : isLoading ? 'Loading the avatar…' : hint}</p>
      <div id="stage" role="img" aria-label="The avatar in 3D">
        <AvatarStage avatar={avatar} clip={clips.find(({name}) => name === clipName)} mouth={mouth} />
      </div>
      <dialog ref={dialog} id="creator" aria-label="Avatar creator">
        <form method="dialog">
          <button>Close</button>
        </form>
        {/* The SDK puts its iframe here, so React must leave it alone. */}
        <div id="avaturn-sdk-container" />
      </dialog>
    </main>
  );
}
