import {type ReactNode} from 'react';
import PageMarkdown from '../PageMarkdown';

/**
 * The line above a page's title: where the page is, and the menu for its Markdown. `src/css/navigation.css` styles it, the
 * lead below the title, and the chips in `page-facts`.
 */
export default function PageLine({children}: {readonly children: ReactNode}) {
  return (
    <div className="page-line">
      {children}
      <PageMarkdown />
    </div>
  );
}
