import {useId, useState} from 'react';
import FinalInput from '../CreatorDemo/live/FinalInput';
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
  ['frame', 'A frame'],
  ['file', 'T-pose file'],
] as const;

/** Which pose of the clips corresponds to the avatar's rest pose. */
export default function RestPose({rest, onChoose}: Props) {
  const id = useId();
  const [kind, setKind] = useState<string>(
    typeof rest === 'object' ? 'file' : typeof rest === 'number' ? 'frame' : rest,
  );
  return (
    <>
      <Choice
        label="Rest pose"
        value={kind}
        options={options}
        onChoose={(value) => {
          setKind(value);
          if (value === 'found' || value === 'nodes') onChoose(value);
          if (value === 'frame') onChoose(0);
        }}
      />
      {typeof rest === 'number' && (
        <label className="cluster">
          Seconds from the start
          <FinalInput
            className="text-field"
            type="number"
            min={0}
            step="any"
            value={String(rest)}
            onChoose={(seconds) => onChoose(Math.max(0, Number(seconds)))}
          />
        </label>
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
