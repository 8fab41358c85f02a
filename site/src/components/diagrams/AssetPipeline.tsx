import Link from '@docusaurus/Link';
import styles from './AssetPipeline.module.css';

const page = '/docs/ux_customization/assets/intro/';

/** The stages of an asset, each with its steps and the headings that explain them. */
const places = [
  {name: 'Template', steps: [{label: 'Pick the template', anchor: 'pick-the-template'}]},
  {
    name: 'Your 3D editor',
    steps: [
      {label: 'Import it', anchor: 'import-it-into-blender'},
      {label: 'Model', anchor: 'model-around-the-avatar'},
      {label: 'Unwrap and paint', anchor: 'unwrap-and-paint'},
      {label: 'Merge materials', anchor: 'merge-the-materials'},
      {label: 'Skin', anchor: 'skin-it-to-the-templates-skeleton'},
      {label: 'Alpha mask', anchor: 'paint-the-alpha-mask'},
      {label: 'Clean transforms', anchor: 'clean-the-transforms'},
    ],
  },
  {
    name: 'Two GLB files',
    steps: [
      {label: 'Export', anchor: 'export-two-files'},
      {label: 'Check', anchor: 'check-the-asset-file'},
    ],
  },
  {
    name: 'Developer portal',
    steps: [
      {label: 'Upload', anchor: 'upload'},
      {label: 'Check every body', anchor: 'check-every-body-then-save'},
    ],
  },
  {name: 'Creator', steps: [{label: 'Use it', anchor: 'use-it'}]},
] as const;

/** From the template to an asset that users can select: a list, rendered as a chain. */
export default function AssetPipeline() {
  return (
    <figure>
      <ol className={`bare-list secondary ${styles.chain}`}>
        {places.map(({name, steps}) => (
          <li key={name} className="panel">
            <strong>{name}</strong>
            <ul className="bare-list">
              {steps.map(({label, anchor}) => (
                <li key={anchor}>
                  <Link to={`${page}#${anchor}`}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <figcaption>An asset's path. Each step links to its section.</figcaption>
    </figure>
  );
}
