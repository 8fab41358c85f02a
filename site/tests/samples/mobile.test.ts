import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {androidPermissions, iosPhotosKey, iosUsageKeys} from '@avaturn-docs/platform/mobile';

interface ExpoSettings {
  readonly expo: {
    readonly ios: {readonly infoPlist: Readonly<Record<string, string>>};
    readonly android: {readonly permissions: readonly string[]};
  };
}

const sample = (file: string): string => readFileSync(path.join(import.meta.dirname, '../../samples', file), 'utf8');

test('the Android sample builds with the plugin that compiles Kotlin itself', () => {
  const gradle = sample('android/avatar/app/build.gradle.kts');
  expect(gradle).not.toMatch(/^\s*id\("org\.jetbrains\.kotlin\.android"\)/m);
});

test('all apps declare the camera and the microphone, which a page may request together', () => {
  const manifest = sample('android/avatar/app/src/main/AndroidManifest.xml');
  const declared = [...manifest.matchAll(/<uses-permission android:name="([^"]+)"/g)].map(([, name]) => name);
  expect(declared).toEqual(androidPermissions);
  const usageKeys = [...sample('ios/avatar/App/Info.plist').matchAll(/<key>(\w+UsageDescription)<\/key>/g)];
  expect(usageKeys.map(([, key]) => key)).toEqual(iosUsageKeys);

  const {ios, android} = (JSON.parse(sample('starters/expo/app.json')) as ExpoSettings).expo;
  expect(Object.keys(ios.infoPlist)).toEqual(iosUsageKeys);
  // Expo itself declares the access to the network.
  expect(['INTERNET', ...android.permissions].map((name) => `android.permission.${name}`)).toEqual(androidPermissions);

  const inFlutter = (file: string) => [
    ...sample(`starters/flutter/platform/${file}`).matchAll(/(android\.permission\.\w+|\w+UsageDescription)/g),
  ];
  expect(inFlutter('AndroidManifest.xml').map(([, name]) => name)).toEqual(androidPermissions);
  // The photo picker's package needs its own text.
  expect(inFlutter('Info.plist').map(([, key]) => key)).toEqual([...iosUsageKeys, iosPhotosKey]);

  expect(sample('android/avatar/app/src/main/java/com/example/avatar/CreatorActivity.kt')).toMatch(
    /RESOURCE_AUDIO_CAPTURE to Manifest\.permission\.RECORD_AUDIO/,
  );
  expect(sample('ios/avatar/AvatarCreator/Sources/AvatarCreator/CreatorViewController.swift')).toMatch(
    /type == \.cameraAndMicrophone/,
  );
});

test('all apps declare every feature of the camera and the microphone as optional', () => {
  const optional = /<uses-feature\s+android:name="([^"]+)"\s+android:required="false"/g;
  const featuresIn = (file: string) => [...sample(file).matchAll(optional)].map(([, name]) => name);
  const features = featuresIn('android/avatar/app/src/main/AndroidManifest.xml');
  expect(features).toHaveLength(4);
  for (const file of ['starters/flutter/platform/AndroidManifest.xml', 'starters/capacitor/README.md'])
    expect(featuresIn(file), file).toEqual(features);
});

test('an Unreal project declares the same permissions, besides the network that the engine declares', () => {
  const settings = sample('unreal/MyGame/Config/DefaultEngine.ini');
  const declared = [...settings.matchAll(/^\+ExtraPermissions=(.+)$/gm)].map(([, name]) => name);
  expect(['android.permission.INTERNET', ...declared]).toEqual(androidPermissions);
});
