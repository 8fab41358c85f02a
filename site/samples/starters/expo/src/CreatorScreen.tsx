import {useEffect, useState} from 'react';
import {PermissionsAndroid, Platform} from 'react-native';
import {WebView} from 'react-native-webview';
import {type AvatarExport, pageFlags, readExport, startPageSdk, withPageSdk} from './bridge';

interface Props {
  /** URL of a project's page or of a session. */
  readonly creator: string;
  readonly onExport: (result: AvatarExport) => void;
  readonly onError: (error: Error) => void;
}

/** Android shows its own prompt; iOS asks when the page requests the camera. */
async function requestCapture(): Promise<void> {
  if (Platform.OS !== 'android') return;
  const {CAMERA, RECORD_AUDIO} = PermissionsAndroid.PERMISSIONS;
  await PermissionsAndroid.requestMultiple([CAMERA, RECORD_AUDIO]);
}

/** The creator in a web view. A user who denies the camera can still choose photos. */
export function CreatorScreen({creator, onExport, onError}: Props) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    void requestCapture().finally(() => setIsReady(true));
  }, []);
  if (!isReady) return null;

  return (
    <WebView
      source={{uri: withPageSdk(creator)}}
      injectedJavaScriptBeforeContentLoaded={pageFlags}
      injectedJavaScript={startPageSdk}
      // The camera preview is a video in the page, which has to start without a tap.
      allowsInlineMediaPlayback
      mediaPlaybackRequiresUserAction={false}
      mediaCapturePermissionGrantType="grantIfSameHostElsePrompt"
      onMessage={({nativeEvent}) => {
        const result = readExport(nativeEvent, creator);
        if (result) onExport(result);
      }}
      onError={({nativeEvent}) => onError(new Error(nativeEvent.description))}
      onHttpError={({nativeEvent}) => onError(new Error(`The creator responded with ${nativeEvent.statusCode}.`))}
    />
  );
}
