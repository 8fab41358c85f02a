import DropDown from '../DropDown';
import {copyPage} from './copy-page';
import Link from '@docusaurus/Link';
import {enterStage, turnStage, useStage} from '../Stage/stage';
import {assistantSetup} from '../../../data/assistant';
import useCopy from '../../useCopy';
import MarkdownAlternate, {useTwin} from './MarkdownAlternate';

const idleLabel = 'Copy page as Markdown';
const labels = {idle: idleLabel, copied: 'Copied', failed: 'Not copied'};
const messages = {
  idle: '',
  copied: 'The page is on the clipboard as Markdown.',
  failed: 'The page was not copied. Open it with View as Markdown.',
};

/** The page's menu: copy its Markdown, or open it with a link that works without JavaScript. */
export default function PageMarkdown() {
  const twin = useTwin();
  const [state, copy] = useCopy(() => copyPage(twin));
  const {isOff, hasNames} = useStage();

  return (
    <div className="page-actions screen-only" data-component="PageMarkdown">
      <MarkdownAlternate />
      {hasNames && !isOff && (
        <button type="button" className="quiet-button skip" onClick={() => void enterStage('select')}>
          Parts on this page
        </button>
      )}
      <DropDown summary="Page actions">
        <div className="popover">
          <button type="button" className="plain-button needs-script" aria-label={idleLabel} onClick={copy}>
            {labels[state]}
          </button>
          <a className="plain-button" href={twin}>
            View as Markdown
          </a>
          {hasNames && (
            <button type="button" className="plain-button needs-script" onClick={() => turnStage(isOff)}>
              Turn names on the stage {isOff ? 'on' : 'off'}
            </button>
          )}
          <Link className="plain-button" to={assistantSetup}>
            Add to your assistant
          </Link>
        </div>
      </DropDown>
      <span className="visually-hidden" role="status">
        {messages[state]}
      </span>
    </div>
  );
}
