import {useEffect, useState} from 'react';
import {Button, Platform, StyleSheet, Text, View} from 'react-native';
import {SafeAreaProvider, SafeAreaView} from 'react-native-safe-area-context';
import AvatarScene from './AvatarScene';
import type {AvatarExport} from './avatar-export';
import {CreatorScreen} from './CreatorScreen';
import {storeAvatar, storedAvatar} from './store';

const creator = Platform.OS === 'web' ? process.env.EXPO_PUBLIC_WEB_CREATOR_URL! : process.env.EXPO_PUBLIC_CREATOR_URL!;

export function App() {
  const [avatar, setAvatar] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [isMouthOpen, setIsMouthOpen] = useState(false);
  const [status, setStatus] = useState('');

  useEffect(() => {
    storedAvatar().then(setAvatar, showError);
  }, []);

  function showError(error: Error): void {
    setStatus(`That didn't work: ${error.message}`);
    setIsOpen(false);
  }

  async function receive(result: AvatarExport): Promise<void> {
    setIsOpen(false);
    setStatus('Saving the avatar…');
    try {
      await storeAvatar(result);
      setAvatar(await storedAvatar());
      setStatus('');
    } catch (error) {
      showError(error as Error);
    }
  }

  return (
    <SafeAreaProvider>
      <SafeAreaView style={styles.screen}>
        {!isOpen && (
          <View style={styles.controls}>
            <Button
              title="Create an avatar"
              onPress={() => {
                setStatus('');
                setIsOpen(true);
              }}
            />
            <Button
              title={isMouthOpen ? 'Close the mouth' : 'Open the mouth'}
              disabled={!avatar}
              onPress={() => setIsMouthOpen(!isMouthOpen)}
            />
          </View>
        )}
        {status !== '' && <Text role="status">{status}</Text>}
        <View style={styles.stage}>
          {isOpen ? (
            <CreatorScreen
              creator={creator}
              onExport={(result) => void receive(result)}
              onError={showError}
              onClose={() => setIsOpen(false)}
            />
          ) : (
            avatar && <AvatarScene url={avatar} mouth={isMouthOpen ? 1 : 0} />
          )}
        </View>
      </SafeAreaView>
    </SafeAreaProvider>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, gap: 8, padding: 16},
  controls: {flexDirection: 'row', gap: 16, justifyContent: 'center'},
  stage: {flex: 1},
});
