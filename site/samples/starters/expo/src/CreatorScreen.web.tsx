import {useEffect, useRef} from 'react';
import {openCreator} from './creator';
import type {CreatorProps} from './CreatorScreen';

/** The creator in a dialog of the web SDK: a browser has no web view. */
export function CreatorScreen({creator, onExport, onError, onClose}: CreatorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    openCreator(dialog.current!, creator).then((result) => (result ? onExport(result) : onClose()), onError);
  }, []);
  return (
    <dialog ref={dialog} aria-label="Avatar creator" style={{width: '90%', height: '90%', padding: 0}}>
      <form method="dialog">
        <button style={{height: '2rem'}}>Close</button>
      </form>
      <div id="avaturn-sdk-container" style={{height: 'calc(100% - 2rem)'}} />
    </dialog>
  );
}
