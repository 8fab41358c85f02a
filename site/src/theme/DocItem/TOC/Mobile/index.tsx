import {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DropDown from '../../../../components/DropDown';
import styles from './styles.module.css';

/** Pixels below the bar: a heading that an anchor scrolled to is above this line. */
const reach = 24;

/** The table of contents in narrow windows: a bar below the navbar that shows the current section and opens the list. */
export default function DocItemTOCMobile() {
  const {toc} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const sections = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const bar = useRef<HTMLElement>(null);
  /** The last section whose heading has reached the bar. */
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      // Without size while it isn't displayed.
      const top = bar.current?.getClientRects()[0]?.bottom;
      if (top === undefined) return;
      const passed = sections.filter(({id}) => {
        // A heading in an inactive tab has no box.
        const heading = document.getElementById(id)?.getClientRects()[0];
        return heading !== undefined && heading.top <= top + reach;
      });
      setCurrent(passed.at(-1)?.id);
    };
    update();
    document.addEventListener('scroll', update);
    return () => document.removeEventListener('scroll', update);
  }, [toc]);
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
