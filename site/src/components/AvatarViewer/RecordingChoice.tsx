import {useEffect, useId, useRef, useState} from 'react';
import FileButton from '../glb-tool/FileButton';
import {readSound, type Sound} from './sound';

interface Props {
  readonly isTalking: boolean;
  readonly onChoice: () => void;
  readonly onPlay: (sound: Sound) => void;
}

/** Lets the reader choose a sound file, and plays it as often as wanted. The file stays in the browser. */
export default function RecordingChoice({isTalking, onChoice, onPlay}: Props) {
  const [name, setName] = useState('');
  const [sound, setSound] = useState<Sound>();
  const [failure, setFailure] = useState('');
  const choices = useRef(0);
  const id = useId();
  useEffect(() => () => void sound?.context.close(), [sound]);
  useEffect(() => () => void choices.current++, []);

  const choose = async (file: File): Promise<void> => {
    const choice = ++choices.current;
    const isLatest = (): boolean => choice === choices.current;
    onChoice();
    setName(file.name);
    setSound(undefined);
    setFailure('');
    try {
      const read = await readSound(file);
      if (!isLatest()) return void read.context.close();
      setSound(read);
      onPlay(read);
    } catch (error) {
      if (isLatest()) setFailure((error as Error).message);
    }
  };

  return (
    <div className="cluster">
      <FileButton id={id} label="Use a recording" accept="audio/*" onFiles={([file]) => file && void choose(file)} />
      {sound && (
        <button type="button" className="quiet-button large" disabled={isTalking} onClick={() => onPlay(sound)}>
          Play again
        </button>
      )}
      <p className="secondary" role={failure ? 'alert' : 'status'}>
        {failure || (sound ? name : name && `Finding the visemes in ${name} …`)}
      </p>
    </div>
  );
}
