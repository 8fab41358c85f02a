import React, {type ReactNode} from 'react';

interface Props {
  readonly correction: string;
  readonly className?: string | undefined;
  readonly choose: (correction: string) => void;
}

export default function Correction({correction, className, choose}: Props): ReactNode {
  return (
    <p className={className}>
      Did you mean{' '}
      <button type="button" className="plain-button" onClick={() => choose(correction)}>
        {correction}
      </button>
      ?
    </p>
  );
}
