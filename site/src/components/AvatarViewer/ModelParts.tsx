import {useState} from 'react';
import {facePresets, type FacePreset, type Weights} from './face-presets';
import FacePresets from './FacePresets';
import {groupMorphTargets} from './morph-groups';
import styles from './parts.module.css';
import type {AvatarScene, ModelSummary} from './scene';
import WeightSlider from './WeightSlider';

const number = new Intl.NumberFormat('en');

interface Props {
  readonly scene: AvatarScene;
  readonly summary: ModelSummary;
  readonly marked: readonly string[];
  readonly onMark: (marked: readonly string[]) => void;
  readonly onFace: () => void;
}

/** The contents of the file: face presets, morph targets and meshes, each with its count. */
export default function ModelParts({scene, summary, marked, onMark, onFace}: Props) {
  const [weights, setWeights] = useState<Weights>({});
  const [expressed, setExpressed] = useState<Weights>({});
  const [preset, setPreset] = useState('');
  const {meshes, triangles, expressions, morphTargets: targets} = summary;
  const presets = facePresets(targets);
  const show = (chosen?: FacePreset): void => {
    scene.resetMorphs(chosen?.weights);
    setPreset(chosen?.name ?? '');
    setWeights(chosen?.weights ?? {});
    setExpressed({});
    if (chosen) onFace();
  };
  return (
    <>
      {presets.length > 0 && <FacePresets presets={presets} chosen={preset} onChoose={show} />}
      <div>
        {targets.length + expressions.length > 0 && (
          <details className="fold" onToggle={({currentTarget}) => currentTarget.open && onFace()}>
            <summary>Face shapes ({targets.length})</summary>
            <button type="button" className="quiet-button" onClick={() => show()}>
              Reset all
            </button>
            <div className={styles.scroll} role="group" aria-label="Sliders" tabIndex={0}>
              {expressions.length > 0 && (
                <Sliders
                  title="VRM expressions"
                  names={expressions}
                  weights={expressed}
                  onChange={(name, weight) => {
                    setExpressed((before) => ({...before, [name]: weight}));
                    scene.setExpression(name, weight);
                  }}
                />
              )}
              {groupMorphTargets(targets).map((group) => (
                <Sliders
                  key={group.title}
                  {...group}
                  weights={weights}
                  onChange={(name, weight) => {
                    setPreset('');
                    setWeights((before) => ({...before, [name]: weight}));
                    scene.setMorph(name, weight);
                  }}
                />
              ))}
            </div>
          </details>
        )}
        <details className="fold">
          <summary>
            Meshes ({meshes.length}), {number.format(triangles)} triangles
          </summary>
          <MeshTable meshes={meshes} marked={marked} onMark={onMark} />
        </details>
      </div>
    </>
  );
}

interface SlidersProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly weights: Weights;
  readonly onChange: (name: string, weight: number) => void;
}

function Sliders({title, names, weights, onChange}: SlidersProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {names.map((name) => (
        <WeightSlider
          key={name}
          name={name}
          weight={weights[name] ?? 0}
          onChange={(weight) => onChange(name, weight)}
        />
      ))}
    </fieldset>
  );
}

/** The meshes of the file; a checkbox outlines one in the view. */
function MeshTable({meshes, marked, onMark}: Pick<Props, 'marked' | 'onMark'> & Pick<ModelSummary, 'meshes'>) {
  const toggle = (name: string) =>
    onMark(marked.includes(name) ? marked.filter((other) => other !== name) : [...marked, name]);
  return (
    <div className={styles.scroll} role="group" aria-label="Table of meshes" tabIndex={0}>
      <table className={styles.meshes}>
        <thead>
          <tr>
            <th scope="col">Mesh, to outline</th>
            <th scope="col">Triangles</th>
            <th scope="col">Shapes</th>
          </tr>
        </thead>
        <tbody>
          {meshes.map(({name, triangles, morphTargets}, index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">
                <label>
                  <input type="checkbox" checked={marked.includes(name)} onChange={() => toggle(name)} />
                  <code>{name}</code>
                </label>
              </th>
              <td>{number.format(triangles)}</td>
              <td>{morphTargets.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
