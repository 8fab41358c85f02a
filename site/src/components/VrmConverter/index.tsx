import {Suspense, use, useEffect, useMemo, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import type {Emotions} from '@avaturn-docs/avatar-glb/vrm/expressions';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';
import type {SampleModelId} from '../AvatarViewer/models';
import FilePicker from '../glb-tool/FilePicker';
import JointMapping from '../glb-tool/JointMapping';
import JobStatus from '../glb-tool/JobStatus';
import OtherTools from '../glb-tool/OtherTools';
import {renamed} from '../AvatarViewer/save-file';
import {openHandedFile, sourceOfResult, type GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import ToolFrame from '../glb-tool/ToolFrame';
import useJob from '../glb-tool/useJob';
import useObjectUrl from '../glb-tool/useObjectUrl';
import useOnRequest from '../../useOnRequest';
import type {Props as EditorProps} from './ExpressionEditor';
import styles from './styles.module.css';
import {sampleMeta} from './meta-fields';
import MetaForm from './MetaForm';
import Notes from './Notes';
import type {ConvertRequest, ConvertResult} from './worker';

/** meshopt's decoder runs WebAssembly, which `config/headers.ts` allows for workers with this prefix. */
const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker-vrm" */ new URL('./worker.ts', import.meta.url));

const loadResult = () => import(/* webpackChunkName: "glb" */ './Result');

/** T2, because a T1 avatar becomes a model with a still face. */
const samples = sampleModels.filter((model) => model.kind === 'avatar' && model.body === 'T2').map(({id}) => id);

/** For the conversion that checks a file, whose result is never saved. */
const anyMeta = sampleMeta('');

/** Converts the reader's GLB to VRM 1.0 in a worker: once to check it, and once with the license that the reader fills in. */
export default function VrmConverter() {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  /** The last file that can be converted. */
  const [{source, answers, preview, notes} = nothing, setAccepted] = useState<Accepted>();
  const [mapped, setMapped] = useState<readonly string[]>([]);
  const [emotions, setEmotions] = useState<Emotions>({});
  const [hasThumbnail, setHasThumbnail] = useState(true);
  const picture = useMemo(() => preview && pictureOf(preview), [preview]);
  const converting = useJob<ConvertRequest, ConvertResult, typeof import('./Result')>(startWorker, loadResult);
  const {state, parts, start, clear} = converting;
  const checking = useJob<ConvertRequest, ConvertResult>(startWorker);
  const isAccepted = checking.state.kind === 'done' && source !== undefined;

  const convert = (meta: VrmMeta): void =>
    start(async () => {
      const thumbnail = hasThumbnail ? await (await picture)?.arrayBuffer() : undefined;
      const bytes = await source!.bytes();
      return {request: {bytes, meta, emotions, thumbnail, joints: mapped}, transfer: [bytes]};
    });

  const check = (file: GlbSource, joints: readonly string[] = []): void => {
    setMapped(joints);
    checking.start(async () => {
      const bytes = await file.bytes();
      return {request: {bytes, meta: anyMeta, joints}, transfer: [bytes]};
    });
  };
  const choose = (file: GlbSource, sample?: SampleModelId): void => {
    clear();
    setChosen({
      source: file,
      answers: sample && sampleMeta(sampleModels.find(({id}) => id === sample)!.title),
    });
    check(file);
  };
  const refuse = (message: string): void => {
    clear();
    setChosen(undefined);
    checking.refuse(message);
  };
  useEffect(() => {
    if (checking.state.kind === 'done' && chosen) {
      const {bytes, notes} = checking.state.result;
      setAccepted({...chosen, notes, preview: sourceOfResult(chosen.source.name, bytes, chosen.source)});
    }
  }, [checking.state, chosen]);
  useEffect(() => {
    openHandedFile(choose, refuse);
    // Only a newly opened page receives a file from another one.
  }, []);

  return (
    <ToolFrame id="vrm-converter" title="VRM converter" component="VrmConverter">
      <FilePicker
        samples={samples}
        chosen={checking.state.kind === 'refused' ? undefined : chosen?.source}
        hasReport={isAccepted}
        field={field}
        onForget={() => {
          clear();
          checking.clear();
          setChosen(undefined);
        }}
        onChoose={choose}
        onRefuse={refuse}
      />
      <div role="status" className={tool.status}>
        {isAccepted &&
          state.kind === 'idle' &&
          (answers
            ? 'The license and permissions of the sample are filled in. Change them, or convert the sample.'
            : 'Fill in the license and permissions. They go into the file.')}
        {isAccepted && state.kind !== 'done' && <Notes notes={notes} />}
      </div>
      {/* The answers stay for the reader's next file. */}
      {source && picture && (
        <div className={tool.panes} hidden={!isAccepted}>
          <Suspense fallback={<div className={styles.head} />}>
            <HeadPicture picture={picture} />
          </Suspense>
          <MetaForm
            key={answers ? source.name : 'own'}
            start={answers}
            isBusy={state.kind === 'running'}
            onSubmit={convert}
          >
            <Expressions
              key={source.name}
              source={preview}
              emotions={emotions}
              onChange={(emotion, weights) => {
                setEmotions((before) => ({...before, [emotion]: weights}));
                // The result doesn't have the new weights.
                clear();
              }}
            />
            <p>
              <label>
                <input
                  type="checkbox"
                  checked={hasThumbnail}
                  onChange={({currentTarget}) => setHasThumbnail(currentTarget.checked)}
                />{' '}
                Add a picture of the head as the thumbnail.
              </label>
            </p>
          </MetaForm>
        </div>
      )}
      <JobStatus
        job={isAccepted ? converting : checking}
        field={field}
        file={chosen?.source.name}
        task={isAccepted ? `Converting ${source.name}` : `Checking ${chosen?.source.name}`}
        outcome={(result) => (isAccepted ? summary(source.name, result) : '')}
      />
      {checking.state.kind === 'refused' && checking.state.joints && (
        <JointMapping joints={checking.state.joints} onMap={(pairs) => check(chosen!.source, [...mapped, ...pairs])} />
      )}
      {checking.state.kind === 'refused' && chosen && (
        <p>
          The <Link to="/docs/ux_customization/assets/general_guidelines/?profile=export#glb-inspector">inspector</Link>{' '}
          lists all problems in the file.
        </p>
      )}
      {state.kind === 'done' && source && parts && <parts.default source={source} result={state.result} />}
      {isAccepted && <OtherTools source={source} current="vrm-converter" />}
    </ToolFrame>
  );
}

interface Chosen {
  readonly source: GlbSource;
  /** The answers for a sample. */
  readonly answers: VrmMeta | undefined;
}

interface Accepted extends Chosen {
  /** The result of the check: the avatar as the VRM will have it. */
  readonly preview: GlbSource;
  /** What the conversion changes in the avatar. */
  readonly notes: readonly string[];
}

const nothing = {source: undefined, answers: undefined, preview: undefined, notes: []};

/** Undefined where WebGL is missing. If the file is at fault, the conversion reports it. */
async function pictureOf(source: GlbSource): Promise<Blob | undefined> {
  const bytes = await source.bytes();
  try {
    const {headPicture} = await import(/* webpackChunkName: "glb" */ './head-picture');
    return await headPicture(bytes);
  } catch {
    return undefined;
  }
}

function summary(name: string, {bones, presets, custom}: ConvertResult): string {
  return `${renamed(name, '.vrm')} is ready: VRM 1.0 with ${bones.length} bones, ${presets.length} preset expressions, and ${custom.length} custom expressions.`;
}

/** The head of the avatar, in the picture that becomes the thumbnail. Nothing where it can't be drawn. */
function HeadPicture({picture}: {readonly picture: Promise<Blob | undefined>}) {
  const drawn = use(picture);
  const url = useObjectUrl(drawn);
  return drawn && <div className={styles.head}>{url && <img src={url} alt="Thumbnail of the avatar" />}</div>;
}

/** Editor of the expressions, which loads with the 3D view when it is opened. */
function Expressions(props: EditorProps) {
  const editor = useOnRequest(
    async () => (await import(/* webpackChunkName: "glb" */ './ExpressionEditor')).default,
    'The editor didn’t load. Check your connection, then open it again.',
  );
  return (
    <details className="fold" onToggle={({currentTarget}) => currentTarget.open && !editor.loaded && editor.start()}>
      <summary>Expressions (optional)</summary>
      {editor.loaded && <editor.loaded {...props} />}
      {editor.failure && <p className="error-panel">{editor.failure}</p>}
    </details>
  );
}
