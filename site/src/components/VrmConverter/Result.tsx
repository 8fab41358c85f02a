import Link from '@docusaurus/Link';
import {sizeChange} from '@avaturn-docs/avatar-glb/file-size';
import {handFile} from '../glb-tool/handed-file';
import ModelPreview from '../glb-tool/ModelPreview';
import {FoldedTable} from '../glb-tool/ResultTable';
import {sourceOfResult, type GlbSource} from '../glb-tool/source';
import {renamed, saveFile} from '../AvatarViewer/save-file';
import {joints} from '@avaturn-docs/platform/skeleton';
import Notes from './Notes';
import type {ConvertResult} from './worker';

interface Props {
  readonly source: GlbSource;
  readonly result: ConvertResult;
}

/** The VRM file, and its mapped bones and expressions. */
export default function Result({source, result}: Props) {
  const {bytes, bones, presets, custom, lookAt, notes, hasThumbnail} = result;
  const file = renamed(source.name, '.vrm');
  const jointOf = new Map<string, string>(joints.map((joint) => [joint.vrm, joint.name]));
  const remarks = [
    ...(hasThumbnail ? [] : ['The file has no thumbnail.']),
    lookAt
      ? `Apps turn the eyes by ${lookAt === 'bone' ? 'their bones' : 'expressions'}.`
      : 'Apps can’t turn the eyes.',
    ...notes,
  ];
  return (
    <>
      <p className="cluster">
        <button type="button" className="main-button" onClick={() => saveFile(file, 'model/gltf-binary', bytes)}>
          Download VRM
        </button>
        <span>
          {file}, {sizeChange(source.size, bytes.byteLength, 'VRM has more data')}
        </span>
        <Link to="/docs/importing/#glb-inspector" onClick={() => handFile(sourceOfResult(file, bytes, source))}>
          Inspect {file}
        </Link>
      </p>
      <Notes notes={remarks} />
      <ModelPreview
        name={file}
        label="Show the result in 3D, with its expressions"
        bytes={() => Promise.resolve(bytes)}
        loadVrm
      />
      <FoldedTable
        caption="Bones"
        columns={['VRM bone', 'Joint']}
        rows={bones.map((bone) => [<code>{bone}</code>, <code>{jointOf.get(bone)}</code>])}
      />
      {Object.entries({Preset: presets, Custom: custom}).map(([kind, names]) => (
        <FoldedTable
          key={kind}
          caption={`${kind} expressions`}
          columns={['Expression']}
          rows={names.map((name) => [<code>{name}</code>])}
        />
      ))}
    </>
  );
}
