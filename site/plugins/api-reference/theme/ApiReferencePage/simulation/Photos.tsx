import React, {useState, type ReactNode} from 'react';
import {readResponse, type ExchangeResponse} from '@avaturn-docs/simulator/page/read-response';
import type {PagePlatform} from '@avaturn-docs/simulator/page/platform';
import Json from './Json';

interface Props {
  readonly platform: PagePlatform;
  /** The upload URL from the response to `newAvatar`. */
  readonly url: string;
  readonly announce: (text: string) => void;
}

/** The request that follows `newAvatar`: photos for the URL in its response. */
export default function Photos({platform, url, announce}: Props): ReactNode {
  const [response, setResponse] = useState<ExchangeResponse>();
  const upload = async (): Promise<void> => {
    const result = await readResponse(await platform.uploadPhotos(url));
    setResponse(result);
    announce(`Response ${result.status} to the upload`);
  };
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => void upload()}>
        Upload sample photos to upload_url
      </button>
      {response && (
        <Json label="Response to the upload" value={response.body}>
          <span>Response {response.status} to the upload</span>
        </Json>
      )}
    </>
  );
}

export function uploadUrl(body: unknown): string | undefined {
  const url = typeof body === 'object' && body !== null && 'upload_url' in body ? body.upload_url : undefined;
  return typeof url === 'string' ? url : undefined;
}
