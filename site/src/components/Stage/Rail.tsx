import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import rig from './rig.json';
import {stageElement, useStage} from './stage';

/** Pages whose subject is names: the stage is there from the start. */
const subjects =
  /^\/docs\/(?:importing\/(?:mixamo|glb-to-vrm|blender|unity|unreal)|integration\/(?:bodies|web\/threejs)|ux_customization\/assets\/\w+)\/$/;

/** The stage's place in the rail, with a drawing as high as the panel until that opens; elsewhere, it ends the document. */
export default function Rail(): ReactNode {
  const {isOff, isOpen, Panel} = useStage();
  const {pathname} = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const wide = window.matchMedia('(min-width: 1280px)');
    const move = (): void => (wide.matches ? place.current! : document.body).append(stageElement());
    move();
    wide.addEventListener('change', move);
    return () => {
      wide.removeEventListener('change', move);
      document.body.append(stageElement());
    };
  }, []);
  return (
    <div className="stage-rail">
      {!isOff && (isOpen ? !Panel : subjects.test(pathname)) && (
        <figure className="stage-idle needs-script">
          <svg viewBox="0 0 232 310" aria-hidden="true">
            <path d={rig} />
            <circle cx="117" cy="38" r="15" />
          </svg>
          <figcaption className="secondary">Names with a dotted line show here.</figcaption>
        </figure>
      )}
      <div ref={place} />
    </div>
  );
}
