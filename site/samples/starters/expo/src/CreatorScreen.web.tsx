import {useEffect, useRef} from 'react';
import {Button, View} from 'react-native';
import {openCreator} from './creator';
import type {CreatorProps} from './CreatorScreen';

/** The creator in a dialog of the web SDK: a browser has no web view. */
export function CreatorScreen({creator, onExport, onError, onClose}: CreatorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    openCreator(dialog.current!, creator).then((result) => (result ? onExport(result) : onClose()), onError);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Avatar creator"
      style={{display: 'flex', flexDirection: 'column', width: '90%', height: '90%', padding: 0}}
    >
      <View style={{alignItems: 'center', padding: 8}}>
        <Button title="Close" onPress={() => dialog.current!.close()} />
      </View>
      <div id="avaturn-sdk-container" style={{flex: 1, minHeight: 0}} />
    </dialog>
  );
}
