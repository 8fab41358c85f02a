import React, {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {watchNames} from './names';
import {openStage, stageElement, useStage} from './stage';

/** Listens to names on all pages of the docs, and shows the stage, or its button on a page with names. */
export default function Stage(): ReactNode {
  const {isOff, isOpen, hasNames, hasFailed, Panel} = useStage();
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    setHost(stageElement());
    return watchNames();
  }, []);
  useEffect(() => {
    document.documentElement.dataset['names'] = isOff ? 'off' : 'on';
  }, [isOff]);

  if (!host || isOff) return null;
  const button = (
    <button type="button" className="quiet-button large screen-only stage-start" onClick={() => void openStage()}>
      {hasFailed ? 'Try again' : 'Stage'}
      <span>{hasFailed ? ': the stage didn’t load' : ': names on an avatar'}</span>
    </button>
  );
  return createPortal(isOpen && Panel ? <Panel /> : hasNames && button, host);
}
