import {useState} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import CreatorBox from './CreatorBox';
import ExportResult from './ExportResult';

export default function ExportDemo() {
  const [result, setResult] = useState<ExportAvatarResult>();
  return (
    <>
      <CreatorBox onExport={setResult} />
      <ExportResult result={result} />
    </>
  );
}
