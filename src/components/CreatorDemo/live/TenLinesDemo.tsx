import React, {type ReactNode} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import CreatorBox from './CreatorBox';
import {creatorAddress} from './creator-address';
import {shortText} from './payload-text';
import {useLog} from './use-log';
import EventLog from './EventLog';

/** The creator beside the ten lines of the home page, and what they write to the console. */
export default function TenLinesDemo(): ReactNode {
  const [entries, add] = useLog();
  return (
    <>
      <CreatorBox
        address={creatorAddress(window.location.origin)}
        onEvent={(name, payload) => {
          if (name !== 'export') return;
          const {urlType, url} = payload as ExportAvatarResult;
          add('console.log', `${urlType} ${shortText(url)}`);
        }}
      />
      <EventLog label="Console" entries={entries} empty="Press Next in the creator." plain />
    </>
  );
}
