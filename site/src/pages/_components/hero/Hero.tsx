import {useState, type DragEvent} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {handFile} from '../../../components/glb-tool/handed-file';
import {facts, type FactId} from './facts';
import LayeredAvatar, {heroSizes, personAvif} from './LayeredAvatar';
import styles from './hero.module.css';

/** The first screen. A dropped GLB opens in the inspector on another page, in memory: it stays on the reader's machine. */
export default function Hero() {
  const [pointed, setPointed] = useState<FactId>();
  const [pressed, setPressed] = useState<FactId>();
  const fact = pointed ?? pressed;
  const history = useHistory();
  const [isOver, setIsOver] = useState(false);

  const inspect = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (!file) return;
    handFile(file);
    history.push('/docs/importing/#glb-inspector');
  };
  const openDialog = (): void => {
    const field = Object.assign(document.createElement('input'), {type: 'file', accept: '.glb,model/gltf-binary'});
    field.addEventListener('change', () => inspect(field.files));
    field.click();
  };
  const over = (event: DragEvent, next: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(next);
  };
  return (
    <section
      className={clsx(styles.hero, isOver && styles.over)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        over(event, false);
        inspect(event.dataTransfer.files);
      }}
    >
      <Head>
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={personAvif}
          imageSizes={heroSizes}
          fetchPriority="high"
        />
      </Head>
      <h1 className={styles.title}>Turn a selfie into an avatar your app can use</h1>
      <div className={styles.text}>
        <p className={styles.lead}>
          Embed the creator, listen for one event, and load a rigged GLB in a web page, a mobile app, Unity or Unreal
          Engine, or on your server.
        </p>
        <div className={`cluster ${styles.actions}`}>
          <Link className="main-button" to="/docs/integration/web/html/">
            Start with the web SDK
          </Link>{' '}
          <button type="button" className="quiet-button large needs-script" onClick={openDialog}>
            Drop your own GLB
          </button>
        </div>
      </div>
      <div className={styles.avatar}>
        <LayeredAvatar fact={fact} />
      </div>
      <ul className={`bare-list ${styles.facts}`} aria-label="Contents of an export">
        {facts.map(({id, term, text}) => (
          <li key={id} id={`fact-${id}`} className="cluster">
            <strong className="chip">{term}</strong> <span>{text}</span>
            <button
              type="button"
              className="needs-script"
              aria-labelledby={`fact-${id}`}
              aria-pressed={pressed === id}
              onClick={() => setPressed(pressed === id ? undefined : id)}
              onPointerEnter={({pointerType}) => pointerType === 'mouse' && setPointed(id)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={({currentTarget}) => currentTarget.matches(':focus-visible') && setPointed(id)}
              onBlur={() => setPointed(undefined)}
            />
          </li>
        ))}
      </ul>
      {isOver && (
        <p className={`main-button ${styles.dropHint}`}>Drop the GLB to inspect it. It stays on your machine.</p>
      )}
    </section>
  );
}
