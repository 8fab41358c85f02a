import React, {type ReactNode} from 'react';
import PageMarkdown from '../PageMarkdown';

/** The line above a page's title: where the page is, and the menu for its Markdown. `src/css/navigation.css` styles it. */
export function PageLine({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="page-line">
      {children}
      <PageMarkdown />
    </div>
  );
}

interface PageHeaderProps {
  /** The section that the page belongs to. */
  readonly section: ReactNode;
  readonly title: string;
  readonly lead: ReactNode;
  /** Facts in one or two words each, such as "10 operations". */
  readonly chips: readonly ReactNode[];
}

/** The head of a page that isn't Markdown, as `plugins/page-facts` makes it for documents. */
export default function PageHeader({section, title, lead, chips}: PageHeaderProps): ReactNode {
  return (
    <header>
      <PageLine>
        <span className="page-section">{section}</span>
      </PageLine>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p className="page-facts">
        {chips.map((chip, index) => (
          <span key={index} className="chip">
            {chip}
          </span>
        ))}
      </p>
    </header>
  );
}
