import React, {memo, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {lacks, useOwnAvatar, type OwnAvatar} from '../../own-avatar';
import {moveFocus} from '../FaceSheet/listbox';
import {plainText} from '../InlineText/parse';
import {partByKey, type Part} from './parts';
import {focusParts, namesOnPage, partOf, setStage, stage, useStageIs} from './stage';
import styles from './panel.module.css';

const groupTitles = {
  joint: 'Joints',
  shape: 'Shapes',
  mesh: 'Meshes',
  material: 'Materials',
  clip: 'Clips',
  scene: 'Render scenes',
};

/** What the stage says about a part: of the reader's file, or of Maya if that lacks it. */
export function lineOf({kind, name, line}: Part, own: OwnAvatar | undefined): string {
  if (!own || kind === 'scene') return line;
  const key = `${kind}:${name}`;
  return own.facts.lines?.[key] ?? `${lacks(own, key) ? 'not in your file; ' : ''}in Maya’s: ${line}`;
}

/** The parts that the page names, in its order. */
function usePartsOnPage(): readonly Part[] {
  const {pathname} = useLocation();
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    const keys = new Set(namesOnPage().map(partOf));
    setParts([...keys].flatMap((key) => partByKey.get(key) ?? []));
    if (!keys.has(stage().part)) setStage({part: '', isPinned: false});
  }, [pathname]);
  return parts;
}

interface OptionProps {
  readonly part: Part;
  readonly own: OwnAvatar | undefined;
  readonly isFirst: boolean;
}

function Option({part, own, isFirst}: OptionProps) {
  const key = `${part.kind}:${part.name}`;
  const isLit = useStageIs(() => stage().part === key);
  const isStop = useStageIs(() => (stage().part ? stage().part === key : isFirst));
  return (
    <li
      role="option"
      aria-label={`${part.name}, ${plainText(lineOf(part, own))}`}
      aria-selected={isLit}
      data-key={key}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => setStage({part: key})}
    >
      {part.name}
    </li>
  );
}

/**
 * The parts by kind: one tab stop for all names of the page. It shows while it has the focus, which a button gives and takes.
 * For another lit part, two options render, not the list.
 */
export default memo(function PartList() {
  const own = useOwnAvatar();
  const parts = usePartsOnPage();
  return (
    <>
      <button
        type="button"
        className={`plain-button ${styles.opener}`}
        tabIndex={-1}
        // The press itself takes no focus from the list.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({currentTarget}) => {
          if (currentTarget.nextElementSibling!.contains(document.activeElement))
            currentTarget.closest('section')!.focus();
          else focusParts();
        }}
      >
        {parts.length} parts
      </button>
      <div
        className={`popover ${styles.parts}`}
        role="listbox"
        aria-label={`Parts on this page, ${parts.length}`}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setStage({isPinned: !stage().isPinned});
          else if (event.key === 'Escape') event.currentTarget.closest('section')?.focus();
          else {
            // Firefox fires no focus event while its window is in the background.
            const key = moveFocus(event)?.dataset['key'];
            if (key) setStage({part: key});
          }
        }}
      >
        {[...new Set(parts.map(({kind}) => kind))].map((kind) => (
          <ul key={kind} className="bare-list" role="group" aria-label={groupTitles[kind]}>
            {parts
              .filter((part) => part.kind === kind)
              .map((part) => (
                <Option key={part.name} part={part} own={own} isFirst={part === parts[0]} />
              ))}
          </ul>
        ))}
      </div>
    </>
  );
});
