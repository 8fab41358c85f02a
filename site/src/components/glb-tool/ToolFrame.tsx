import {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly title: string;
  /** Name of the component in pages. */
  readonly component: string;
  readonly children: ReactNode;
}

/** The box of a tool. Without JavaScript, it points to the command. */
export default function ToolFrame({id, title, component, children}: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.tool} id={id} aria-label={title} data-component={component}>
      {children}
      <noscript>
        <p>This tool needs JavaScript. The command on this page does the same.</p>
      </noscript>
    </section>
  );
}
