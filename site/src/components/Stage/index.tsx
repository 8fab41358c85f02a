import React, {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {watchNames} from './watch-names';
import {enterStage, stageElement, useStage} from './stage';

watchNames();

/** Shows the stage, or its button on a page with names. */
export default function Stage(): ReactNode {
  const {isOff, isOpen, hasNames, hasFailed, Panel} = useStage();
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => setHost(stageElement()), []);
  useEffect(() => {
    document.documentElement.dataset['names'] = isOff ? 'off' : 'on';
  }, [isOff]);

  if (!host || isOff) return null;
  const button = (
    <button
      type="button"
      className="quiet-button large screen-only stage-start"
      data-failed={hasFailed || undefined}
      onClick={() => void enterStage()}
    >
      {hasFailed ? 'Try again' : 'Stage'}
      <span>{hasFailed ? ': the stage didn’t load' : ': names on an avatar'}</span>
    </button>
  );
  return createPortal(isOpen && Panel ? <Panel /> : hasNames && button, host);
}
