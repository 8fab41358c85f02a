import {useEffect, useId, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {profiles, type Profile} from '@avaturn-docs/avatar-glb/report';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import Choice from '../glb-tool/Choice';
import FileButton from '../glb-tool/FileButton';
import type {SampleModelId} from '../AvatarViewer/models';
import FilePicker from '../glb-tool/FilePicker';
import JobStatus from '../glb-tool/JobStatus';
import {openHandedFile, sourceOfFiles, type GlbSource} from '../glb-tool/source';
import ToolFrame from '../glb-tool/ToolFrame';
import tool from '../glb-tool/styles.module.css';
import useJob from '../glb-tool/useJob';
import type {CheckRequest, CheckResult} from './worker';
import {countText, profileNames} from './texts';

const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "glb-worker" */ new URL('./worker.ts', import.meta.url));

const loadReport = () => import(/* webpackChunkName: "glb" */ './Report');

const samples = sampleModels.filter(({kind}) => kind !== 'clips').map(({id}) => id);

/** Assets are uploaded with an avatar file; exports and VRM models are avatars themselves. */
const isAsset = (profile: Profile): boolean => !['export', 'vrm', 'gltf'].includes(profile);

/** The profile that fits a sample. */
function profileOf(sample: SampleModelId): Profile {
  const model = sampleModels.find(({id}) => id === sample)!;
  return model.kind === 'asset' ? model.category : 'export';
}

/** Checks the reader's GLB in a worker, and shows its contents. `?profile=` in the URL selects the rules. */
export default function GlbInspector({profile: first = 'export'}: {readonly profile?: Profile}) {
  const field = useRef<HTMLInputElement>(null);
  const [profile, setProfile] = useProfile(first);
  const [source, setSource] = useState<GlbSource>();
  const [avatar, setAvatar] = useState<GlbSource>();
  const job = useJob<CheckRequest, CheckResult, typeof import('./Report')>(startWorker, loadReport);
  const {state} = job;

  const check = (file: GlbSource, as: Profile, beside: GlbSource | undefined): void => {
    setSource(file);
    job.start(async () => {
      const bytes = await file.bytes();
      const besideBytes = isAsset(as) ? await beside?.bytes() : undefined;
      return {
        request: {bytes, profile: as, ...(besideBytes && {avatar: besideBytes})},
        transfer: besideBytes ? [bytes, besideBytes] : [bytes],
      };
    });
  };
  const again = (as: Profile, beside: GlbSource | undefined): void => {
    if (source) check(source, as, beside);
  };
  const refuse = (message: string): void => {
    setSource(undefined);
    job.refuse(message);
  };
  useEffect(() => {
    openHandedFile((file) => check(file, profile, undefined), refuse);
    // Only a newly opened page receives a file from another one.
  }, []);

  return (
    <ToolFrame id="glb-inspector" title="GLB inspector" component="GlbInspector">
      <FilePicker
        samples={samples}
        chosen={state.kind === 'refused' ? undefined : source}
        hasReport={state.kind === 'done'}
        field={field}
        onRefuse={refuse}
        onForget={() => {
          setSource(undefined);
          job.clear();
        }}
        onChoose={(file, sample) => {
          const as = sample ? profileOf(sample) : profile;
          if (as !== profile) setProfile(as);
          check(file, as, avatar);
        }}
      >
        <Choice
          label="Check the file as"
          value={profile}
          options={profiles.map((name) => [name, profileNames[name].label])}
          onChoose={(value) => {
            const next = value as Profile;
            setProfile(next);
            again(next, avatar);
          }}
        />
      </FilePicker>
      {isAsset(profile) && (
        <AvatarField
          chosen={avatar}
          onRefuse={refuse}
          onChoose={(file) => {
            setAvatar(file);
            again(profile, file);
          }}
        />
      )}
      <JobStatus
        {...{job, field}}
        file={source?.name}
        task={`Checking ${source?.name}`}
        outcome={({report}) => `${source?.name}: ${countText(report)}`}
        isOutcomeShown
      />
      {state.kind === 'done' && source && job.parts && (
        <job.parts.default
          source={source}
          result={state.result}
          onInspect={(file) => {
            check(file, profile, avatar);
            // The button is gone.
            field.current?.focus();
          }}
        />
      )}
    </ToolFrame>
  );
}

/** The profile to check files with, at first the page's. It is in the URL, so that pages can link to the right one. */
function useProfile(first: Profile): [Profile, (profile: Profile) => void] {
  const {search} = useLocation();
  const [profile, setProfile] = useState(first);
  useEffect(() => {
    const asked = new URLSearchParams(search).get('profile');
    const known = profiles.find((one) => one === asked);
    if (known) setProfile(known);
  }, [search]);
  return [
    profile,
    (next) => {
      setProfile(next);
      const address = new URL(window.location.href);
      address.searchParams.set('profile', next);
      // Bypasses the router, which would count it as a page visit.
      window.history.replaceState(window.history.state, '', address);
    },
  ];
}

interface AvatarFieldProps {
  readonly chosen: GlbSource | undefined;
  readonly onChoose: (source: GlbSource | undefined) => void;
  readonly onRefuse: (message: string) => void;
}

/** The avatar file that is uploaded with an asset. The check then compares body mask and skeleton. */
function AvatarField({chosen, onChoose, onRefuse}: AvatarFieldProps) {
  const id = useId();
  return (
    <div className={tool.choice}>
      <p className="cluster">
        <FileButton
          id={`${id}avatar`}
          label="Choose the avatar for this asset"
          onFiles={(files) => {
            try {
              onChoose(sourceOfFiles(files));
            } catch (error) {
              onRefuse((error as Error).message);
            }
          }}
        />
        {!chosen && <span>Optional. Compares the body mask and the skeleton.</span>}
      </p>
      {chosen && (
        <p className="cluster">
          <span>Compared with {chosen.name}.</span>
          <button type="button" className="quiet-button large" onClick={() => onChoose(undefined)}>
            Remove
          </button>
        </p>
      )}
    </div>
  );
}
