import React, {useState, type ReactNode} from 'react';
import type {FormData} from '../../../form';
import type {Ids} from './found';
import {currentIds} from './simulation';

interface Props {
  readonly data: FormData;
  readonly found: Partial<Ids>;
  readonly useIds: (found: Partial<Ids>) => Promise<void>;
  readonly announce: (text: string) => void;
}

const names = {userId: 'user_id', avatarId: 'avatar_id'} as const;

/** Offers ids from the response for the other requests, unless they have them already. */
export default function UseIds({data, found, useIds, announce}: Props): ReactNode {
  const [used, setUsed] = useState('');
  return (Object.keys(names) as (keyof Ids)[]).map((key) => {
    const id = found[key];
    if (id === undefined) return null;
    const name = <code>{names[key]}</code>;
    const use = async (): Promise<void> => {
      await useIds({[key]: id});
      setUsed(id);
      announce('All requests on this page use the new id');
    };
    if (id !== currentIds(data)[key]) {
      return (
        <button key={key} type="button" className="quiet-button" onClick={() => void use()}>
          Use this {name} in all requests
        </button>
      );
    }
    return (
      id === used && (
        <p key={key} className="api-note">
          All requests on this page use this {name}.
        </p>
      )
    );
  });
}
