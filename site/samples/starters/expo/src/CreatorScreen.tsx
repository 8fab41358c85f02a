import {useEffect, useRef} from 'react';
import {BackHandler, Button, View} from 'react-native';
import {WebView} from 'react-native-webview';
import {type AvatarExport, readExport, withPageSdk} from './avatar-export';
import bridge from './bridge';

export interface CreatorProps {
  /** URL of a project's page or of a session. */
  readonly creator: string;
  readonly onExport: (result: AvatarExport) => void;
  readonly onError: (error: Error) => void;
  readonly onClose: () => void;
}

/** The creator in a web view, for one export. A user who denies the camera can still choose photos. */
export function CreatorScreen({creator, onExport, onError, onClose}: CreatorProps) {
  const view = useRef<WebView>(null);
  const state = useRef({canGoBack: false, isFinished: false});
  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      if (state.current.canGoBack) view.current?.goBack();
      else onClose();
      return true;
    });
    return () => back.remove();
  }, []);

  return (
    <View style={{flex: 1}}>
      <View style={{alignItems: 'center'}}>
        <Button title="Close" onPress={onClose} />
      </View>
      <WebView
        ref={view}
        source={{uri: withPageSdk(creator)}}
        injectedJavaScriptBeforeContentLoaded={`${bridge}\ntrue;`}
        // An old web view runs the first one too late, and the second time changes nothing.
        injectedJavaScript={`${bridge}\ntrue;`}
        onMessage={({nativeEvent}) => {
          const result = readExport(nativeEvent, creator);
          if (!result || state.current.isFinished) return;
          state.current.isFinished = true;
          onExport(result);
        }}
        // The camera preview is a video in the page, which has to start without a tap.
        allowsInlineMediaPlayback
        mediaPlaybackRequiresUserAction={false}
        mediaCapturePermissionGrantType="grantIfSameHostElsePrompt"
        onNavigationStateChange={({canGoBack}) => (state.current.canGoBack = canGoBack)}
        // The system may stop the page when memory runs out, which leaves an empty view.
        onContentProcessDidTerminate={() => view.current?.reload()}
        onRenderProcessGone={() => onError(new Error('The device ran out of memory.'))}
        onError={({nativeEvent}) => onError(new Error(nativeEvent.description))}
        onHttpError={({nativeEvent}) => onError(new Error(`The creator responded with ${nativeEvent.statusCode}.`))}
      />
    </View>
  );
}
