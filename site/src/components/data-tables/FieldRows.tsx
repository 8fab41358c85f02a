import {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '../InlineText';
import {plainText} from '../InlineText/parse';
import '../../css/controls.css';

/** Strings in these are inline Markdown. */
export interface FieldRow {
  /** Anchor, unique on the page: prefix of the list, hyphen, name. */
  readonly id: string;
  /** Links to the row, so it contains no link. */
  readonly name: string;
  /** Beside the name: type, default, condition. */
  readonly facts?: readonly ReactNode[];
  /** Below it, in full width. Empty entries are left out. */
  readonly texts: readonly ReactNode[];
}

export interface FieldRowsProps {
  /** Name of the list: inline Markdown. */
  readonly caption: string;
  /** The text above the list says the same as its caption, so only assistive technology gets it. */
  readonly isCaptionHidden?: boolean;
  readonly rows: readonly FieldRow[];
  /** What the reader's own avatar has for a row. */
  readonly markOf?: (id: string) => string;
  /** Inline Markdown below the list. */
  readonly note?: string;
}

const draw = (text: ReactNode) => (typeof text === 'string' ? <InlineText>{text}</InlineText> : text);

/** Parameters, fields and rules: name, type and default in one line, and the text below it. Each row has an anchor. */
export default function FieldRows({caption, isCaptionHidden, rows, markOf, note}: FieldRowsProps) {
  const {collectAnchor} = useBrokenLinks();
  const label = plainText(caption);
  return (
    <>
      {!isCaptionHidden && (
        <p>
          <strong>
            <InlineText>{caption}</InlineText>
          </strong>
        </p>
      )}
      <ul className="field-rows" aria-label={label}>
        {rows.map(({id, name, facts = [], texts}) => {
          collectAnchor(id);
          return (
            <li key={id} id={id} className="field-row">
              <div className="field-head">
                <a href={`#${id}`}>
                  <strong>
                    <InlineText>{name}</InlineText>
                  </strong>
                </a>{' '}
                {[...facts, markOf?.(id)].filter(Boolean).map((fact, index) => (
                  <span key={index}>{draw(fact)} </span>
                ))}
              </div>
              {texts.filter(Boolean).map((text, index) => (
                <p key={index}>{draw(text)}</p>
              ))}
            </li>
          );
        })}
      </ul>
      {note && (
        <p className="secondary">
          <InlineText>{note}</InlineText>
        </p>
      )}
    </>
  );
}
