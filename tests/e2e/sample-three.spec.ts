import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {PNG} from 'pngjs';
import type {AnimationClip, AnimationMixer, Euler, Group, Mesh, Object3D, Quaternion} from 'three';
import {joints} from '../../data/skeleton';
import {recordingOfVowel} from './samples/voice';
import {expectAllRan, openParts, pressNext, sampleTests} from './samples/fixture';

const models = path.join(__dirname, '../../static/models');

const {test, around} = sampleTests((server) => {
  for (const [name, file] of [
    ['avatar.glb', 't1-female.glb'],
    ['animation.glb', 'clips.glb'],
  ] as const) {
    server.put(`/three/avatar-stage/${name}`, readFileSync(path.join(models, file)));
  }
  server.put('/three/talk/avatar.glb', readFileSync(path.join(models, 't2-female.glb')));
});

/** Number of pixels with a color: the stage is gray, and an avatar isn't. */
function coloredPixels(picture: Buffer): number {
  const {data} = PNG.sync.read(picture);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const channels = [data[i]!, data[i + 1]!, data[i + 2]!];
    if (Math.max(...channels) - Math.min(...channels) > 25) count += 1;
  }
  return count;
}

for (const [title, file] of [
  ['npm', ''],
  ['an import map', 'index-from-cdn.html'],
] as const) {
  test(`three.js renders an avatar, then replaces it with the exported one, from ${title}`, async ({page}) => {
    await page.goto(`${around.server.origin}/three/avatar-stage/${file}`);
    const status = page.getByRole('status');
    const stage = page.locator('#stage');
    await expect(status).toBeEmpty();
    await expect.poll(async () => coloredPixels(await stage.screenshot())).toBeGreaterThan(500);
    if (file !== '') {
      // One replacement is enough, because rendering without a graphics card is slow. On this page, the creator rejects.
      await page.route(/^https:\/\/demo\.avaturn\.dev\/\?/, async (route) => {
        const response = await route.fetch({url: `${around.simulator.api}/sandbox/creator/`});
        const knob = '<head><script>history.replaceState(null, "", location.search + "&fail=handshake")</script>';
        // Its policy allows no inline script.
        const headers = {...response.headers(), 'content-security-policy': ''};
        await route.fulfill({response, headers, body: (await response.text()).replace('<head>', knob)});
      });
      await page.getByRole('button', {name: 'Make your avatar'}).click();
      await expect(status).toContainText('The creator could not start');
      return;
    }
    await page.getByRole('button', {name: 'Make your avatar'}).click();
    await pressNext(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(status).toHaveText('This avatar has a moving face.');
    await expect(page.locator('#avaturn-sdk-container')).toBeEmpty();
    await expect.poll(async () => coloredPixels(await stage.screenshot())).toBeGreaterThan(500);
  });
}

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
    const {planSpeech, mouthAt} = (await import('/three/talk/src/speech' as string)) as {
      planSpeech: (text: string) => {seconds: number; visemes: {name: string; start: number; end: number}[]};
      mouthAt: (speech: object, seconds: number) => Record<string, number>;
    };
    const speech = planSpeech('Papa');
    const strongest = (seconds: number) =>
      Object.entries(mouthAt(speech, seconds)).reduce((most, one) => (one[1] > most[1] ? one : most))[0];
    return {
      planned: speech.visemes.map(({name}) => name),
      shown: speech.visemes.map(({start, end}) => strongest((start + end) / 2)),
      after: Object.values(mouthAt(speech, speech.seconds + 1)),
    };
  });
  expect(mouths.planned).toEqual(['viseme_PP', 'viseme_aa', 'viseme_PP', 'viseme_aa']);
  expect(mouths.shown).toEqual(mouths.planned);
  expect(mouths.after).toEqual([0, 0]);
  const said = await page.evaluate(async () => {
    const {Speaker} = (await import('/three/talk/src/speaker' as string)) as {
      Speaker: new (avatar: Object3D) => {
        say: (text: string) => void;
        moveToWord: (index: number) => void;
        update: (seconds: number) => void;
      };
    };
    const {GLTFLoader} = (await import('/packages/three/examples/jsm/loaders/GLTFLoader.js' as string)) as {
      GLTFLoader: new () => {loadAsync: (url: string) => Promise<{scene: Group}>};
    };
    const {scene: avatar} = await new GLTFLoader().loadAsync('/three/talk/avatar.glb');
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
    const {localVoices, speak} = (await import('/three/talk/src/voice' as string)) as {
      localVoices: () => SpeechSynthesisVoice[];
      speak: (text: string, voice: SpeechSynthesisVoice, onWord: (index: number) => void) => Promise<void>;
    };
    const reached: number[] = [];
    const voices = localVoices();
    await speak('Papa and mama', voices[0]!, (index) => reached.push(index));
    return {voices: voices.map(({name}) => name), reached};
  });
  expect(spoken).toEqual({voices: ['Local'], reached: [0, 'Papa and '.length]});
  around.server.put('/vowel.wav', recordingOfVowel());
  const heard = await page.evaluate(async () => {
    const {planSound} = (await import('/three/talk/src/sound' as string)) as {
      planSound: (file: ArrayBuffer, model: string) => Promise<{visemes: {name: string; start: number; end: number}[]}>;
    };
    const {Speaker} = (await import('/three/talk/src/speaker' as string)) as {
      Speaker: new (avatar: Object3D) => {play: (speech: object) => void; update: (seconds: number) => void};
    };
    const {Group, Mesh} = (await import('/packages/three/build/three.module.js' as string)) as {
      Group: new () => Group;
      Mesh: new () => Mesh;
    };
    const file = await (await fetch('/vowel.wav')).arrayBuffer();
    const speech = await planSound(file, '/packages/@met4citizen/headaudio/dist/model-en-mixed.bin');
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

test('the three.js modules light a scene, scale a clip, and detect and animate a face', async ({page}) => {
  around.server.put('/room.hdr', panorama());
  for (const name of ['t1-female.glb', 't2-female.glb'])
    around.server.put(`/${name}`, readFileSync(path.join(models, name)));
  around.server.put('/walking.fbx', readFileSync(path.join(__dirname, '../fixtures/mixamo-walk.fbx')));
  await openParts(page, around.server, '');
  const result = await page.evaluate(async () => {
    const at = (file: string) => import(`/three/${file}` as string) as Promise<unknown>;
    const three = (await import('/packages/three/build/three.module.js' as string)) as typeof import('three');
    type Load = (url: string) => Promise<Group>;
    const {loadAvatar, loadClip} = (await at('avatar-stage/src/avatar.js')) as {
      loadAvatar: Load;
      loadClip: (url: string) => Promise<AnimationClip>;
    };
    const {lightWith} = (await at('avatar-stage/src/environment.js')) as {
      lightWith: (scene: object, url: string) => Promise<void>;
    };
    const {scaleHips} = (await at('avatar-stage/src/scale-hips.js')) as {
      scaleHips: (clip: AnimationClip, height: number, avatar: Group) => AnimationClip;
    };
    const {hasFaceAnimation} = (await at('parts/avatar-type')) as {hasFaceAnimation: (avatar: Group) => boolean};
    const {setFaceShape} = (await at('parts/face-shape')) as {
      setFaceShape: (avatar: Group, name: string, value: number) => void;
    };
    const {restRotations, poseJoint} = (await at('parts/pose-joint')) as {
      restRotations: (avatar: Group) => Map<string, Quaternion>;
      poseJoint: (joint: Object3D, rest: Quaternion, turn: Euler) => void;
    };
    const {loadAnimatedAvatar} = (await at('mixamo/loadAnimatedAvatar.js')) as {
      loadAnimatedAvatar: (avatar: string, clip: string) => Promise<{avatar: Group; mixer: AnimationMixer}>;
    };
    const {renameMixamoClip} = (await at('mixamo/renameMixamoClip.js')) as {
      renameMixamoClip: (clip: AnimationClip) => AnimationClip;
    };
    const {playClip} = (await at('mixamo/playClip.js')) as {
      playClip: (avatar: Group, clips: string, name?: string) => Promise<AnimationMixer>;
    };
    const scene = new three.Scene();
    await lightWith(scene, '/room.hdr');
    const [t1, t2] = [await loadAvatar('/t1-female.glb'), await loadAvatar('/t2-female.glb')];
    const clip = await loadClip('/three/avatar-stage/animation.glb');
    const hips = (of: AnimationClip) => of.tracks.find(({name}) => name.endsWith('Hips.position'))!.values[1]!;
    setFaceShape(t2, 'jawOpen', 0.5);
    let moved = 0;
    t2.traverse((object) => {
      const {morphTargetDictionary: names, morphTargetInfluences: values} = object as Mesh;
      if (names?.['jawOpen'] !== undefined && values?.[names['jawOpen']] === 0.5) moved += 1;
    });
    const leg = t2.getObjectByName('LeftUpLeg')!;
    // As in an export, where the upper legs point down.
    leg.quaternion.set(0, 0, 1, 0);
    const rest = restRotations(t2);
    for (let frame = 0; frame < 2; frame += 1) poseJoint(leg, rest.get('LeftUpLeg')!, new three.Euler(0.3, 0, 0));
    const knee = new three.Vector3(0, 1, 0).applyQuaternion(leg.quaternion);
    const {avatar, mixer} = await loadAnimatedAvatar('/t2-female.glb', '/walking.fbx');
    const arm = avatar.getObjectByName('LeftArm')!;
    const before = arm.quaternion.clone();
    mixer.update(0.25);
    const playing = [];
    for (const name of [undefined, clip.name]) {
      const walker = (await loadAvatar('/t1-female.glb')) as Group;
      const thigh = walker.getObjectByName('LeftUpLeg')!;
      const still = thigh.quaternion.clone();
      (await playClip(walker, '/three/avatar-stage/animation.glb', name)).update(0.25);
      playing.push(thigh.quaternion.angleTo(still));
    }
    const renamed = renameMixamoClip(
      new three.AnimationClip('walk', 1, [
        new three.VectorKeyframeTrack('mixamorigHips.position', [0], [0, 100, 0]),
        new three.QuaternionKeyframeTrack('mixamorigLeftArm.quaternion', [0], [0, 0, 0, 1]),
        new three.VectorKeyframeTrack('mixamorigLeftArm.scale', [0], [1, 1, 1]),
      ]),
    );
    return {
      isLit: scene.environment !== null,
      faces: [hasFaceAnimation(t1), hasFaceAnimation(t2)],
      moved,
      joints: rest.size,
      knee: knee.toArray(),
      ratio: hips(scaleHips(clip, t1.getObjectByName('Hips')!.position.y / 2, t1)) / hips(clip),
      turned: arm.quaternion.angleTo(before),
      hipsHeight: avatar.getObjectByName('Hips')!.position.y,
      playing,
      renamed: renamed.tracks.map(({name, values}) => [name, ...values]),
    };
  });
  expect(result).toMatchObject({isLit: true, faces: [false, true]});
  expect(result.moved).toBeGreaterThan(1);
  expect(result.joints).toBe(joints.length);
  // Still down, with the same rotation after any number of frames.
  expect(result.knee[1]).toBeCloseTo(-Math.cos(0.3), 5);
  expect(result.knee[2]).toBeCloseTo(Math.sin(0.3), 5);
  expect(result.ratio).toBeCloseTo(2, 5);
  expect(result.turned).toBeGreaterThan(0.05);
  expect(Math.min(...result.playing)).toBeGreaterThan(0.001);
  // Meters instead of Mixamo's centimeters.
  expect(result.hipsHeight).toBeGreaterThan(0.7);
  expect(result.hipsHeight).toBeLessThan(1.3);
  expect(result.renamed).toEqual([
    ['Hips.position', 0, 1, 0],
    ['LeftArm.quaternion', 0, 0, 0, 1],
  ]);
});

/** An uncompressed panorama of two by one pixels in the Radiance format: one byte each of red, green, blue, exponent. */
function panorama(): Buffer {
  const head = '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 2\n';
  return Buffer.concat([Buffer.from(head), Buffer.from([128, 128, 128, 128, 128, 100, 80, 128])]);
}

test('these tests ran every sample listed as executed, and every function of it', () => {
  expectAllRan(around, 'three');
});
