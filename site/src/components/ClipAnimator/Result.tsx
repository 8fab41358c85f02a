import {useMemo, useState} from 'react';
import {fileSize, sizeChange} from '@avaturn-docs/avatar-glb/file-size';
import {saveFile} from '../AvatarViewer/save-file';
import ModelPreview from '../glb-tool/ModelPreview';
import ResultTable from '../glb-tool/ResultTable';
import type {AnimateResult} from './worker';

interface Props {
  /** Names of the file with avatar and clips, and of the one with clips only. */
  readonly name: string;
  readonly clipsName: string;
  readonly avatarBytes: number;
  readonly result: AnimateResult;
}

/** The clips on the avatar, and the files to download. */
export default function Result({name, clipsName, avatarBytes, result}: Props) {
  const {avatar, clipFile, clips, motions, renamed, notes} = result;
  const [isShown, setIsShown] = useState(false);
  const origins = useMemo(
    () => clips.map((clip, index) => ({name: clip.file, motion: motions[index]!, report: <Report {...clip} />})),
    [clips, motions],
  );
  const save = (as: string, bytes: ArrayBuffer) => () => saveFile(as, 'model/gltf-binary', bytes);
  return (
    <>
      {[...notes, ...(renamed === undefined ? [] : [renamed])].map((note) => (
        <p key={note} className="secondary">
          {note}
        </p>
      ))}
      <ModelPreview
        name={name}
        label="Preview the clips on the avatar"
        bytes={() => Promise.resolve(avatar)}
        origins={origins}
        onShown={setIsShown}
      />
      <ResultTable
        caption="Clips"
        columns={['Clip', 'File', 'Seconds', 'Joints']}
        rows={clips.map((clip) => [clip.name, clip.file, clip.seconds.toFixed(2), clip.joints])}
      />
      {(!isShown || clips.length > 1) && (
        <ul>
          {clips.map((clip) => (
            <li key={clip.name}>
              {clip.name}: <Report {...clip} />
            </li>
          ))}
        </ul>
      )}
      <p className="cluster">
        <button type="button" className="main-button" onClick={save(name, avatar)}>
          Download avatar with clips ({fileSize(avatar.byteLength)})
        </button>
        <button type="button" className="quiet-button large" onClick={save(clipsName, clipFile)}>
          {clips.length === 1 ? 'Download clip' : 'Download clips'} only ({fileSize(clipFile.byteLength)})
        </button>
      </p>
      <p className="secondary">The avatar: {sizeChange(avatarBytes, avatar.byteLength, 'of the clips')}.</p>
      <p>
        <a href="#quickstart">Code for three.js</a> plays the clips on any avatar.
      </p>
    </>
  );
}

function Report({difference, restPose, warning}: AnimateResult['clips'][number]) {
  return (
    <>
      {difference} {restPose}
      {warning !== undefined && <strong> {warning}</strong>}
    </>
  );
}
