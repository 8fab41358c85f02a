import {useId, useState} from 'react';
import Choice from '../glb-tool/Choice';
import FileButton from '../glb-tool/FileButton';
import {sourceOfFiles, type GlbSource} from '../glb-tool/source';

/** Found automatically, the pose of the nodes, a moment in seconds, or the pose of a file. */
export type RestSetting = 'found' | 'nodes' | number | GlbSource;

interface Props {
  readonly rest: RestSetting;
  readonly onChoose: (rest: RestSetting) => void;
}

const options = [
  ['found', 'Found automatically'],
  ['nodes', 'The file’s own'],
  ['first', 'First frame'],
  ['frame', 'Another frame'],
  ['file', 'T-pose file'],
] as const;

function kindOf(rest: RestSetting): (typeof options)[number][0] {
  if (typeof rest === 'object') return 'file';
  if (typeof rest === 'number') return rest === 0 ? 'first' : 'frame';
  return rest;
}

/** Which pose of the clips corresponds to the avatar's rest pose. */
export default function RestPose({rest, onChoose}: Props) {
  const id = useId();
  const [kind, setKind] = useState<string>(() => kindOf(rest));
  const [seconds, setSeconds] = useState(String(typeof rest === 'number' ? rest : 1));
  return (
    <>
      <Choice
        label="Rest pose"
        value={kind}
        options={options}
        onChoose={(value) => {
          setKind(value);
          if (value === 'found' || value === 'nodes') onChoose(value);
          if (value === 'first') onChoose(0);
        }}
      />
      {kind === 'frame' && (
        <form
          className="cluster"
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(Number(seconds));
          }}
        >
          <label htmlFor={`${id}seconds`}>Seconds from the start</label>
          <input
            className="text-field"
            id={`${id}seconds`}
            type="number"
            min={0}
            step="any"
            required
            value={seconds}
            onChange={({currentTarget}) => setSeconds(currentTarget.value)}
          />
          <button type="submit" className="quiet-button large">
            Use this frame
          </button>
        </form>
      )}
      {kind === 'file' && (
        <p className="cluster">
          <FileButton
            id={`${id}file`}
            label="Choose a T-pose file"
            accept=".fbx,.bvh,.glb,.vrma"
            onFiles={(files) => {
              const [file] = files;
              if (file) onChoose(sourceOfFiles([file])!);
            }}
          />
          <span>
            {typeof rest === 'object' ? rest.name : 'An FBX, BVH, GLB or VRMA file with the skeleton of the clips'}
          </span>
        </p>
      )}
    </>
  );
}
