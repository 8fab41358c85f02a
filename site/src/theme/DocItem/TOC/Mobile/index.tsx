import {useMemo, useRef} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DropDown from '../../../../components/DropDown';
import useCurrentSection from './useCurrentSection';
import styles from './styles.module.css';

/** The table of contents in narrow windows: a bar below the navbar that shows the current section and opens the list. */
export default function DocItemTOCMobile() {
  const {toc} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const sections = useMemo(
    () => toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
  const ids = useMemo(() => sections.map(({id}) => id), [sections]);
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentSection(ids, bar);
  const section = sections.find(({id}) => id === current);
  return (
    <nav
      ref={bar}
      className={clsx(ThemeClassNames.docs.docTocMobile, 'plain-code', styles.bar)}
      aria-label="On this page"
    >
      <DropDown
        summary={
          <>
            <span className={styles.label}>On this page</span>
            {/* The theme's table of contents uses HTML, too: section names can contain code. */}
            {section && <span className={styles.current} dangerouslySetInnerHTML={{__html: section.value}} />}
          </>
        }
      >
        <ul className={`bare-list popover ${styles.list}`}>
          {sections.map(({id, level, value}) => (
            <li key={id}>
              <a
                className={level > minHeadingLevel ? styles.nested : undefined}
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                dangerouslySetInnerHTML={{__html: value}}
              />
            </li>
          ))}
        </ul>
      </DropDown>
    </nav>
  );
}
