import {useEffect, useId, useRef, useState} from 'react';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import FileButton from '../glb-tool/FileButton';
import FilePicker from '../glb-tool/FilePicker';
import JointMapping from '../glb-tool/JointMapping';
import JobStatus from '../glb-tool/JobStatus';
import {renamed} from '../AvatarViewer/save-file';
import OtherTools from '../glb-tool/OtherTools';
import {openHandedFile, sourceOfFiles, sourceOfResult, sourceOfSample, type GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import ToolFrame from '../glb-tool/ToolFrame';
import useJob from '../glb-tool/useJob';
import type {AnimateRequest, AnimateResult} from './worker';
import type {RestSetting} from './RestPose';

/** meshopt's decoder runs WebAssembly, which `config/headers.ts` allows for workers with this prefix. */
const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker-clips" */ new URL('./worker.ts', import.meta.url));

const loadParts = () => import(/* webpackChunkName: "glb" */ './parts');

const samples = sampleModels.filter((model) => model.kind === 'avatar').map(({id}) => id);

const isClip = ({name}: File): boolean => /\.(?:fbx|bvh|vrma)$/i.test(name);

/** Fits clips such as Mixamo downloads to the reader's avatar in a worker, and plays them on it. */
export default function ClipAnimator() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const clipsField = useRef<HTMLInputElement>(null);
  const [avatar, setAvatar] = useState<GlbSource>();
  const [clips, setClips] = useState<readonly GlbSource[]>([]);
  const [mapped, setMapped] = useState<readonly string[]>([]);
  const [rest, setRest] = useState<RestSetting>('found');
  const job = useJob<AnimateRequest, AnimateResult, typeof import('./parts')>(startWorker, loadParts);
  const {state, parts, start, refuse, clear} = job;

  const animate = (
    body: GlbSource | undefined,
    motions: readonly GlbSource[],
    joints: readonly string[] = [],
    pose = rest,
  ): void => {
    setMapped(joints);
    setRest(pose);
    setAvatar(body);
    setClips(motions);
    clear();
    if (!body || motions.length === 0) return;
    start(async () => {
      const [bytes, ...others] = await Promise.all([body, ...motions].map((source) => source.bytes()));
      const files = motions.map(({name}, index) => ({name, bytes: new Uint8Array(others[index]!)}));
      const restPose = typeof pose === 'object' ? {name: pose.name, bytes: new Uint8Array(await pose.bytes())} : pose;
      const names = {avatarName: body.name, outputName: animatedName(body)};
      return {request: {avatar: bytes!, ...names, clips: files, joints, rest: restPose}, transfer: [bytes!, ...others]};
    });
  };
  const unknown =
    state.kind === 'refused'
      ? state.joints
      : state.kind === 'done'
        ? state.result.refused.find(({joints}) => joints)?.joints
        : undefined;
  const animated =
    state.kind === 'done' && avatar ? sourceOfResult(animatedName(avatar), state.result.avatar, avatar) : undefined;
  const keep = (motions: readonly GlbSource[]): void => {
    animate(avatar, motions, mapped);
    // The button is gone.
    clipsField.current?.focus();
  };
  /** The first GLB is the avatar. FBX, BVH and other GLB files are clips. */
  const take = (files: Iterable<File>, asClips = false): void => {
    try {
      const list = [...files];
      const body = asClips || avatar ? undefined : list.find((file) => !isClip(file));
      const motions = list.filter((file) => file !== body).map((file) => sourceOfFiles([file])!);
      if (list.length > 0) animate(body ? sourceOfFiles([body]) : avatar, [...clips, ...motions]);
    } catch (error) {
      refuse((error as Error).message);
    }
  };
  useEffect(() => {
    openHandedFile((file) => animate(file, []), refuse);
    // Only a page that opens is handed a file.
  }, []);

  return (
    <ToolFrame id="clip-animator" title="Clip animator" component="ClipAnimator">
      <FilePicker
        samples={samples}
        chosen={avatar}
        hasReport={state.kind === 'done'}
        onForget={() => animate(undefined, clips)}
        field={field}
        what="an avatar"
        onChoose={(file) => animate(file, clips)}
        onDrop={take}
        onRefuse={refuse}
      />
      <div className={tool.choice}>
        <p className="cluster">
          <FileButton
            id={`${id}clips`}
            label={clips.length === 0 ? 'Choose clips' : 'Add clips'}
            accept=".fbx,.bvh,.glb,.vrma"
            field={clipsField}
            multiple
            look={avatar && clips.length === 0 ? 'main-button' : 'quiet-button large'}
            onFiles={(files) => take(files, true)}
          />
          {clips.length === 0 && (
            <>
              <span>FBX, BVH, GLB or VRMA, several at once, or</span>
              <button
                type="button"
                className="quiet-button large"
                onClick={() => animate(avatar, [sourceOfSample('clips')])}
              >
                Use sample clips
              </button>
            </>
          )}
          {clips.length > 1 && (
            <button type="button" className="quiet-button large" onClick={() => keep([])}>
              Remove all
            </button>
          )}
        </p>
        {clips.map((clip, index) => (
          // Two files can have the same name.
          <p key={index} className="cluster">
            <span>{clip.name}</span>
            <button type="button" className="quiet-button" onClick={() => keep(clips.filter((one) => one !== clip))}>
              Remove<span className="visually-hidden"> {clip.name}</span>
            </button>
          </p>
        ))}
      </div>
      {parts && avatar && clips.length > 0 && (
        <parts.RestPose rest={rest} onChoose={(pose) => animate(avatar, clips, mapped, pose)} />
      )}
      <p role="status" className={tool.status}>
        {state.kind === 'idle' &&
          avatar &&
          clips.length === 0 &&
          'Now choose clips, or drop them anywhere on this page.'}
        {state.kind === 'idle' && !avatar && clips.length > 0 && 'Now choose the avatar.'}
      </p>
      <JobStatus {...{job, field}} task={`Animating ${avatar?.name}`} outcome={summary} />
      {state.kind === 'done' &&
        state.result.refused.map(({file, message}) => (
          <p key={file} className="error-panel">
            {file}: {message}
          </p>
        ))}
      {unknown && (
        <JointMapping
          key={unknown.names.join()}
          joints={unknown}
          onMap={(pairs) => animate(avatar, clips, [...mapped, ...pairs])}
        />
      )}
      {state.kind === 'done' && avatar && animated && parts && (
        <parts.Result
          name={animated.name}
          clipsName={renamed(avatar.name, '-clips.glb')}
          avatarBytes={avatar.size}
          result={state.result}
        />
      )}
      {avatar && <OtherTools source={animated ?? avatar} current="clip-animator" />}
    </ToolFrame>
  );
}

const animatedName = ({name}: GlbSource): string => renamed(name, '-animated.glb');

const summary = ({clips, refused}: AnimateResult): string => {
  const fits = `${clips.length} ${clips.length === 1 ? 'clip fits' : 'clips fit'} the avatar.`;
  return refused.length === 0
    ? fits
    : `${fits} ${refused.length} ${refused.length === 1 ? 'file doesn’t' : 'files don’t'}.`;
};
