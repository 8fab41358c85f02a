import React, {useRef, type ReactNode} from 'react';
import {shell} from '../../../samples/quote';
import {tokenVariable} from '../../../samples/request';
import {reportCopy} from '../enhance/copy';

interface Props {
  readonly id: string;
  readonly announce: (text: string) => void;
}

/**
 * The token stays in its field: neither React nor the browser stores it, and no sample shows it. It is only used in a
 * command for the reader's own shell, through the clipboard.
 */
export default function Token({id, announce}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<string> => {
    const token = input.current?.value.trim();
    if (!token) {
      input.current?.focus();
      return 'Type a token first';
    }
    await navigator.clipboard.writeText(`export ${tokenVariable}=${shell(token)}`);
    return 'Copied';
  };
  return (
    <div className="api-fill-field">
      <label className="field-head" htmlFor={id}>
        API token
      </label>
      <div className="cluster">
        <input
          ref={input}
          id={id}
          className="text-field"
          type="password"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-note`}
        />
        <button
          type="button"
          className="quiet-button"
          onClick={({currentTarget}) => reportCopy(currentTarget, copy(), announce)}
        >
          Copy shell command
        </button>
      </div>
      <p className="api-note" id={`${id}-note`}>
        Samples read the token from <code>{tokenVariable}</code> and never show it. The field is for the command that
        sets the variable. It is not stored, not sent, and not part of the link.
      </p>
    </div>
  );
}
