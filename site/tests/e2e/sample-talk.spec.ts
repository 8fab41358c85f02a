import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import type {Group, Mesh} from 'three';
import {recordingOfVowel} from './samples/voice';
import {expectAllRan, openParts, sampleTests} from './samples/fixture';

const {test, around} = sampleTests((server) => {
  server.put('/three/talk/avatar.glb', readFileSync(path.join(__dirname, '../../static/models/t2-female.glb')));
});

test('an avatar says a sentence: its mouth moves with the text, follows a local voice, and closes at the end', async ({
  page,
}) => {
  // Chromium without a screen has no voices. This one speaks at once.
  await page.addInitScript(() => {
    class Utterance {
      onboundary?: (event: {name: string; charIndex: number}) => void;
      onend?: () => void;
      onstart?: () => void;
      constructor(readonly text: string) {}
    }
    const voice = (name: string, localService: boolean) => ({name, localService, lang: 'en-US'});
    const speaking = Object.assign(new EventTarget(), {
      getVoices: () => [voice('Local', true), voice('Cloud', false)],
      cancel: () => {},
      speak: (utterance: Utterance) => {
        utterance.onstart?.();
        utterance.onboundary?.({name: 'sentence', charIndex: 3});
        utterance.onboundary?.({name: 'word', charIndex: utterance.text.indexOf('mama')});
        utterance.onend?.();
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {value: speaking});
    Object.assign(window, {SpeechSynthesisUtterance: Utterance});
  });
  await openParts(page, around.server, '');
  const mouths = await page.evaluate(async () => {
    const {planSpeech, mouthAt} = await import('/three/talk/src/speech' as string);
    const speech: {seconds: number; visemes: {name: string; start: number; end: number}[]} = planSpeech('Papa');
    const strongest = (seconds: number) =>
      Object.entries<number>(mouthAt(speech, seconds)).reduce((most, one) => (one[1] > most[1] ? one : most))[0];
    return {
      planned: speech.visemes.map(({name}) => name),
      shown: speech.visemes.map(({start, end}) => strongest((start + end) / 2)),
      after: Object.values<number>(mouthAt(speech, speech.seconds + 1)),
    };
  });
  expect(mouths.planned).toEqual(['viseme_PP', 'viseme_aa', 'viseme_PP', 'viseme_aa']);
  expect(mouths.shown).toEqual(mouths.planned);
  expect(mouths.after).toEqual([0, 0]);
  const said = await page.evaluate(async () => {
    const {Speaker} = await import('/three/talk/src/speaker' as string);
    const {GLTFLoader} = await import('/packages/three/examples/jsm/loaders/GLTFLoader.js' as string);
    const {scene: avatar}: {scene: Group} = await new GLTFLoader().loadAsync('/three/talk/avatar.glb');
    const weight = (mesh: string, shape: string) => {
      const {morphTargetDictionary, morphTargetInfluences} = avatar.getObjectByName(mesh) as Mesh;
      return morphTargetInfluences![morphTargetDictionary![shape]!]!;
    };
    const head = avatar.getObjectByName('Head')!;
    const rest = head.quaternion.clone();
    const speaker = new Speaker(avatar);
    speaker.say('Hello papa');
    // `P` begins with this word.
    speaker.moveToWord('Hello '.length);
    speaker.update(0.02);
    const closed = weight('Head_Mesh', 'viseme_PP');
    speaker.update(0.1);
    const open = [weight('Head_Mesh', 'viseme_aa'), weight('Teeth_Mesh', 'viseme_aa')];
    const turned = head.quaternion.angleTo(rest);
    speaker.update(5);
    return {closed, open, turned, end: [weight('Head_Mesh', 'viseme_aa'), head.quaternion.angleTo(rest)]};
  });
  expect(said.closed).toBeCloseTo(0.9);
  expect(said.open[0]).toBeGreaterThan(0.5);
  expect(said.open[1]).toBe(said.open[0]);
  expect(said.turned).toBeGreaterThan(0.01);
  expect(said.end).toEqual([0, expect.closeTo(0)]);
  const spoken = await page.evaluate(async () => {
    const {localVoices, speak} = await import('/three/talk/src/voice' as string);
    const reached: number[] = [];
    const voices: SpeechSynthesisVoice[] = localVoices();
    await speak('Papa and mama', voices[0], (index: number) => reached.push(index));
    return {voices: voices.map(({name}) => name), reached};
  });
  expect(spoken).toEqual({voices: ['Local'], reached: [0, 'Papa and '.length]});
  around.server.put('/vowel.wav', recordingOfVowel());
  const heard = await page.evaluate(async () => {
    const {planSound} = await import('/three/talk/src/sound' as string);
    const {Speaker} = await import('/three/talk/src/speaker' as string);
    const {Group, Mesh} = await import('/packages/three/build/three.module.js' as string);
    const file = await (await fetch('/vowel.wav')).arrayBuffer();
    const speech: {visemes: {name: string; start: number; end: number}[]} = await planSound(
      file,
      '/packages/@met4citizen/headaudio/dist/model-en-mixed.bin',
    );
    const mouth = Object.assign(new Mesh(), {
      morphTargetDictionary: {viseme_I: 0},
      morphTargetInfluences: [0],
    });
    const speaker = new Speaker(new Group().add(mouth));
    speaker.play(speech);
    speaker.update(0.7);
    return {visemes: speech.visemes, open: mouth.morphTargetInfluences[0]};
  });
  expect(heard.visemes.map(({name}) => name)).toEqual(['viseme_I']);
  expect(heard.visemes[0]!.start).toBeCloseTo(0.4, 1);
  expect(heard.visemes[0]!.end).toBeCloseTo(1, 1);
  expect(heard.open).toBeGreaterThan(0.5);
});

test('an avatar in TalkingHead closes lids and lashes, looks at the camera, and speaks a recording', async ({page}) => {
  await openParts(page, around.server, '');
  around.server.put('/vowel.wav', recordingOfVowel());
  await page.mouse.click(1, 1);
  const seen = await page.evaluate(async () => {
    const {showTalkingHead, speakRecording} = await import('/three/talk/src/talking-head' as string);
    const head = await showTalkingHead(document.body, '/three/talk/avatar.glb');
    window.requestAnimationFrame = () => 0;
    head.render = () => {};
    const weight = (name: string, shape = 'eyeBlinkLeft') => {
      const {morphTargetDictionary, morphTargetInfluences} = head.armature.getObjectByName(name) as Mesh;
      return morphTargetInfluences![morphTargetDictionary![shape]!]!;
    };
    const most = {lids: 0, lashes: 0, looks: 0, vowel: 0};
    let now: number = head.animTimeLast;
    for (let passed = 40; passed < 60_000; passed += 40) {
      head.animate((now += 40));
      most.lids = Math.max(most.lids, weight('Head_Mesh'));
      most.lashes = Math.max(most.lashes, weight('Eyelash_Mesh'));
      if (typeof head.mtAvatar['eyesLookDown'].system === 'number') most.looks += 1;
    }
    const file = await (await fetch('/vowel.wav')).arrayBuffer();
    await speakRecording(head, file, '/packages/@met4citizen/headaudio/dist/model-en-mixed.bin');
    const isQueued = () => head.animQueue.some(({template}: {template: {name: string}}) => template.name === 'viseme');
    while (!isQueued()) await new Promise((next) => setTimeout(next));
    for (let passed = 0; passed < 2000; passed += 40) {
      head.animate((now += 40));
      most.vowel = Math.max(most.vowel, weight('Head_Mesh', 'viseme_I'));
    }
    return most;
  });
  expect(seen.lids).toBeGreaterThan(0.5);
  expect(seen.lashes).toBe(seen.lids);
  expect(seen.looks).toBeGreaterThan(0);
  expect(seen.vowel).toBeGreaterThan(0.3);
});

test('these tests ran every sample listed as executed', () => {
  expectAllRan(around, 'talk');
});
