import React, {type ReactNode} from 'react';
import {faceTile} from '../FaceSheet/face-tile';
import {faceView, portrait} from './face-views';
import {partByKey, type Part} from './parts';
import places from './places.json';
import styles from './panel.module.css';

type Point = readonly number[];
type Places = Readonly<Record<string, Point | undefined>>;

/** The size that places are in, and the picture of a view: body, head, and left hand. */
const size = {width: 232, height: 310};

/** Part of a picture of `columns` by `rows` tiles. */
const tile = (file: string, columns: number, rows: number, column: number, row: number) => ({
  backgroundImage: `url(/img/${file}.webp)`,
  backgroundSize: `${columns * 100}% ${rows * 100}%`,
  backgroundPosition: `${(column / Math.max(columns - 1, 1)) * 100}% ${(row / Math.max(rows - 1, 1)) * 100}%`,
});

/** The meshes in the order of art/drawings/draw-stage.ts. */
const meshes =
  'Body_Mesh Head_Mesh Eye_Mesh EyeAO_Mesh Eyelash_Mesh Teeth_Mesh Tongue_Mesh avaturn_hair_0 avaturn_hair_1 avaturn_glasses_0 avaturn_look_0 avaturn_shoes_0'.split(
    ' ',
  );
const clips = ['Idle', 'Walk', 'Wave'];

/** A joint with its bones, over the view that tells it from its neighbors. */
function Joint({part}: {readonly part: Part}): ReactNode {
  const isFinger = /Hand./.test(part.name);
  const view = isFinger ? 2 : part.name.endsWith('Eye') ? 1 : 0;
  const isMirrored = isFinger && part.name.startsWith('Right');
  const style = isMirrored ? {scale: '-1 1'} : {};
  const at = (name = ''): Point | undefined =>
    (places[view] as Places)[isMirrored ? name.replace('Right', 'Left') : name];
  const parent = at(part.parent);
  const children = [...partByKey.values()]
    .filter((other) => other.parent === part.name)
    .map(({name}) => at(name))
    .filter((point) => point !== undefined);
  const [x, y] = at(part.name) ?? [];
  return (
    <>
      <div style={{...tile('stage/joints', 4, 1, view, 0), ...style}} />
      <svg style={style} viewBox={`0 0 ${size.width} ${size.height}`}>
        {parent && <path className={styles.above} d={`M${parent.join(' ')}L${x} ${y}`} />}
        {children.map((child) => (
          <path key={child.join()} d={`M${x} ${y}L${child.join(' ')}`} />
        ))}
        <circle cx={x} cy={y} r="6" />
      </svg>
    </>
  );
}

/** A morph target: its tile, in its place over a portrait. What the front doesn't show is a tile alone. */
function Face({name}: {readonly name: string}): ReactNode {
  const {azimuth, left, top, size: edge} = faceView(name);
  const face = faceTile(name);
  if (azimuth !== 0) return <img {...face} className={styles.turned} alt="" />;
  const width = (portrait.size * size.width) / size.height;
  const start = portrait.left + (portrait.size - width) / 2;
  const style = {
    ...face?.style,
    left: `${((left - start) / width) * 100}%`,
    top: `${((top - portrait.top) / portrait.size) * 100}%`,
    width: `${(edge / width) * 100}%`,
  };
  return (
    <>
      <div style={tile('stage/joints', 4, 1, 3, 0)} />
      <img {...face} style={style} alt="" />
    </>
  );
}

/** Maya, with a part lit. It says nothing that the line below it doesn't. */
export default function Picture({part}: {readonly part: Part | undefined}): ReactNode {
  return (
    <div className={styles.still} data-kind={part?.kind} aria-hidden="true">
      {part ? draw(part) : <div style={tile('stage/joints', 4, 1, 0, 0)} />}
    </div>
  );
}

function draw(part: Part): ReactNode {
  switch (part.kind) {
    case 'joint':
      return <Joint part={part} />;
    case 'shape':
      return <Face name={part.name} />;
    case 'mesh':
    case 'material': {
      const index = meshes.indexOf(part.mesh ?? part.name);
      return <div style={tile('stage/meshes', 4, 3, index % 4, Math.floor(index / 4))} />;
    }
    case 'clip':
      return [0, 1].map((half) => <div key={half} style={tile('stage/clips', 2, 3, half, clips.indexOf(part.name))} />);
    case 'scene':
      return <div style={tile('api/renders', 2, 1, part.name.endsWith('half_body') ? 1 : 0, 0)} />;
  }
}
