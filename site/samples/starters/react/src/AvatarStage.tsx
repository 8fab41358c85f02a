import {Canvas, useFrame} from '@react-three/fiber';
import {useEffect} from 'react';
import {PMREMGenerator, setConsoleFunction, type AnimationClip} from 'three';
import {RoomEnvironment} from 'three/addons/environments/RoomEnvironment.js';
import type {Avatar} from './avatar';

// React Three Fiber 9 creates a THREE.Clock, which three.js reports as deprecated. Other messages are logged as usual.
setConsoleFunction((type, message, ...details) => {
  if (!message.startsWith('THREE.Clock:')) console[type](message, ...details);
});

interface Look {
  readonly clip?: AnimationClip | undefined;
  /** From 0, closed, to 1, open. */
  readonly mouth: number;
}

function AvatarModel({avatar, clip, mouth}: Look & {readonly avatar: Avatar}) {
  useEffect(() => avatar.play(clip), [avatar, clip]);
  useEffect(() => avatar.setFace('jawOpen', mouth), [avatar, mouth]);
  useFrame((_state, seconds) => avatar.update(seconds));
  // useAvatar frees the memory.
  return <primitive object={avatar.object} dispose={null} />;
}

/** The avatar, with light and camera. */
export function AvatarStage({avatar, ...look}: Look & {readonly avatar: Avatar | undefined}) {
  return (
    <Canvas
      flat
      dpr={[1, 2]}
      camera={{position: [0, 1.2, 4], fov: 30}}
      // An avatar is about 1.8 m tall, stands on the origin, and faces +Z.
      onCreated={({camera, gl, scene}) => {
        camera.lookAt(0, 0.95, 0);
        const generator = new PMREMGenerator(gl);
        scene.environment = generator.fromScene(new RoomEnvironment(), 0.04).texture;
        scene.environmentIntensity = 0.4;
        generator.dispose();
      }}
    >
      <color attach="background" args={[0xd8dce2]} />
      <hemisphereLight args={[0xffffff, 0x666666, 0.8]} />
      <directionalLight position={[2, 3, 4]} intensity={2} />
      {avatar && <AvatarModel avatar={avatar} {...look} />}
    </Canvas>
  );
}
