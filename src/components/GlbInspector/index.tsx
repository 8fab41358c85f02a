import React, {useCallback, useId, useRef, useState, type ReactNode} from 'react';
import {profiles, type Profile} from '../../../packages/avatar-glb/report';
import {sampleModels} from '../../../data/sample-models';
import FilePicker from '../glb-tool/FilePicker';
import JobStatus from '../glb-tool/JobStatus';
import {sourceOfFiles, type GlbSource, type SampleId} from '../glb-tool/source';
import ToolFrame from '../glb-tool/ToolFrame';
import tool from '../glb-tool/styles.module.css';
import useJob from '../glb-tool/useJob';
import type {CheckRequest, CheckResult} from './protocol';
import Report from './Report';
import {countText, profileNames} from './texts';
import useProfile from './useProfile';

const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "glb-inspector-worker" */ new URL('./worker.ts', import.meta.url));

const samples = sampleModels.filter(({kind}) => kind !== 'clips').map(({id}) => id);

/** What a sample is to be checked as. */
function profileOf(sample: SampleId): Profile {
  const model = sampleModels.find(({id}) => id === sample)!;
  return model.kind === 'asset' ? model.category : 'export';
}

/**
 * Checks a GLB of the reader's against what these pages ask of an export or an asset, in a worker, and shows what it holds.
 * `?profile=` in the page's address chooses what it is checked as.
 */
export default function GlbInspector(): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [profile, setProfile] = useProfile();
  const [source, setSource] = useState<GlbSource>();
  const [avatar, setAvatar] = useState<GlbSource>();
  const [refusal, setRefusal] = useState<string>();
  const {state, start, cancel, clear} = useJob<CheckRequest, CheckResult>(startWorker);

  const check = useCallback(
    (file: GlbSource, as: Profile, beside: GlbSource | undefined) => {
      setRefusal(undefined);
      setSource(file);
      start(async () => {
        const bytes = await file.bytes();
        const besideBytes = as === 'export' ? undefined : await beside?.bytes();
        return {
          request: {bytes, profile: as, ...(besideBytes && {avatar: besideBytes})},
          transfer: besideBytes ? [bytes, besideBytes] : [bytes],
        };
      });
    },
    [start],
  );
  const again = (as: Profile, beside: GlbSource | undefined): void => {
    if (source) {
      check(source, as, beside);
    }
  };
  const refuse = (message: string): void => {
    clear();
    setSource(undefined);
    setRefusal(message);
  };

  return (
    <ToolFrame id="glb-inspector" title="GLB inspector" component="GlbInspector">
      <div className={tool.choice}>
        <label htmlFor={`${id}profile`}>Check the file as</label>
        <select
          className={tool.control}
          id={`${id}profile`}
          value={profile}
          onChange={({currentTarget}) => {
            const next = currentTarget.value as Profile;
            setProfile(next);
            again(next, avatar);
          }}
        >
          {profiles.map((value) => (
            <option key={value} value={value}>
              {profileNames[value]}
            </option>
          ))}
        </select>
      </div>
      <FilePicker
        samples={samples}
        field={field}
        onRefuse={refuse}
        onChoose={(file, sample) => {
          const as = sample ? profileOf(sample) : profile;
          if (as !== profile) {
            setProfile(as);
          }
          check(file, as, avatar);
        }}
      />
      {profile !== 'export' && (
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
        state={refusal === undefined ? state : {kind: 'refused', message: refusal}}
        task={`Checking ${source?.name}`}
        outcome={state.kind === 'done' ? `${source?.name}: ${countText(state.result.report)}` : ''}
        onCancel={() => {
          cancel();
          field.current?.focus();
        }}
        onRetry={() => again(profile, avatar)}
      />
      {state.kind === 'done' && source && <Report source={source} result={state.result} />}
    </ToolFrame>
  );
}

interface AvatarFieldProps {
  readonly chosen: GlbSource | undefined;
  readonly onChoose: (source: GlbSource | undefined) => void;
  readonly onRefuse: (message: string) => void;
}

/** The avatar file that is uploaded beside an asset: with it, the body mask and the skeleton are compared too. */
function AvatarField({chosen, onChoose, onRefuse}: AvatarFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={tool.choice}>
      <label htmlFor={`${id}avatar`}>Avatar file that goes with the asset (optional)</label>
      <input
        className={tool.file}
        id={`${id}avatar`}
        type="file"
        accept=".glb,model/gltf-binary"
        onChange={({currentTarget}) => {
          try {
            onChoose(sourceOfFiles(currentTarget.files ?? []));
          } catch (error) {
            onRefuse((error as Error).message);
          }
          currentTarget.value = '';
        }}
      />
      {chosen && (
        <p className={tool.row}>
          <span>Compared with {chosen.name}.</span>
          <button type="button" className={tool.button} onClick={() => onChoose(undefined)}>
            Leave it out
          </button>
        </p>
      )}
    </div>
  );
}
