import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {partByKey, type Part} from './parts';
import {namesOnPage, openStage, partOf, setStage, stage, useStage} from './stage';

const groupTitles = {
  joint: 'Joints',
  shape: 'Shapes',
  mesh: 'Meshes',
  material: 'Materials',
  clip: 'Clips',
  scene: 'Render scenes',
};

const partsOnPage = (): readonly Part[] =>
  [...new Set(namesOnPage().map(partOf))].flatMap((key) => partByKey.get(key) ?? []);

/** The parts that the page names, by kind: one tab stop for all names. */
export default function PartList(): ReactNode {
  const {pathname} = useLocation();
  const {part: lit} = useStage();
  const [parts, setParts] = useState(partsOnPage);
  useEffect(() => {
    setParts(partsOnPage());
    if (!namesOnPage().some((name) => partOf(name) === stage().part)) setStage({part: '', isChosen: false});
  }, [pathname]);
  const groups = useMemo(
    () =>
      [...new Set(parts.map(({kind}) => kind))].map((kind) => (
        <optgroup key={kind} label={groupTitles[kind]}>
          {parts
            .filter((part) => part.kind === kind)
            .map(({name}) => (
              <option key={name} value={`${kind}:${name}`}>
                {name}
              </option>
            ))}
        </optgroup>
      )),
    [parts],
  );
  return (
    <label className="quiet-button">
      {parts.length} parts
      <select
        aria-label="Parts on this page"
        value={lit}
        onChange={({currentTarget: {value}}) => void openStage({part: value, isChosen: value !== ''})}
      >
        <option value="">None</option>
        {groups}
      </select>
    </label>
  );
}
