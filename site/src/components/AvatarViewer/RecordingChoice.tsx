import {useEffect, useId, useRef, useState} from 'react';
import FileButton from '../glb-tool/FileButton';
import {readSound, type Sound} from './sound';

interface Props {
  readonly isTalking: boolean;
  readonly onChoice: () => void;
  readonly onPlay: (sound: Sound) => void;
}

type Recording =
  | {readonly state: 'none'}
  | {readonly state: 'reading'; readonly name: string}
  | {readonly state: 'ready'; readonly name: string; readonly sound: Sound}
  | {readonly state: 'failed'; readonly message: string};

/** Lets the reader choose a sound file, and plays it as often as wanted. The file stays in the browser. */
export default function RecordingChoice({isTalking, onChoice, onPlay}: Props) {
  const [recording, setRecording] = useState<Recording>({state: 'none'});
  const choices = useRef(0);
  const id = useId();
  const sound = recording.state === 'ready' ? recording.sound : undefined;
  useEffect(() => () => void sound?.context.close(), [sound]);
  useEffect(() => () => void choices.current++, []);

  const choose = async (file: File): Promise<void> => {
    const choice = ++choices.current;
    const isLatest = (): boolean => choice === choices.current;
    onChoice();
    setRecording({state: 'reading', name: file.name});
    try {
      const read = await readSound(file);
      if (!isLatest()) return void read.context.close();
      setRecording({state: 'ready', name: file.name, sound: read});
      onPlay(read);
    } catch (error) {
      if (isLatest()) setRecording({state: 'failed', message: (error as Error).message});
    }
  };

  return (
    <div className="cluster">
      <FileButton id={id} label="Use a recording" accept="audio/*" onFiles={([file]) => file && void choose(file)} />
      {recording.state === 'ready' && (
        <button
          type="button"
          className="quiet-button large"
          disabled={isTalking}
          onClick={() => onPlay(recording.sound)}
        >
          Play again
        </button>
      )}
      <p className="secondary" role={recording.state === 'failed' ? 'alert' : 'status'}>
        {recording.state === 'reading' && `Finding the visemes in ${recording.name} …`}
        {recording.state === 'ready' && recording.name}
        {recording.state === 'failed' && recording.message}
      </p>
    </div>
  );
}
