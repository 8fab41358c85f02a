import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {filterDocCardListItems} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import GlbInspector from '../../components/GlbInspector';
import styles from './styles.module.css';

/** The section that shows its tool before its pages, for readers who already have a file. */
const inspectorSection = '/docs/importing/';

const commandLine = '/docs/ux_customization/assets/general_guidelines/#check-files-on-the-command-line';

/** The pages of a section. Their titles are headings of the surrounding article. */
export default function DocCardList({items = [], className}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      {pathname === inspectorSection && (
        <div className={styles.tool}>
          {/* The tool's headings are below the second level. */}
          <h2 className="visually-hidden">Check and optimize a GLB</h2>
          <GlbInspector />
          <p>
            The same checks run <Link to={commandLine}>on the command line</Link>, and in CI.
          </p>
        </div>
      )}
      <div className={clsx('row', className)}>
        {filterDocCardListItems(items).map((item, index) => (
          // Items never move, so the index is a stable key.
          <div key={index} className={clsx('col col--6', styles.item)}>
            <DocCard item={item} />
          </div>
        ))}
      </div>
    </>
  );
}
