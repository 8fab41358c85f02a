import Link from '@docusaurus/Link';
import {parseInline, type InlinePart} from './parse';

function draw(part: InlinePart, index: number) {
  switch (part.kind) {
    case 'code':
      return <code key={index}>{part.text}</code>;
    case 'strong':
      return <strong key={index}>{part.parts.map(draw)}</strong>;
    case 'link':
      return (
        <Link key={index} to={part.href}>
          {part.parts.map(draw)}
        </Link>
      );
    case 'text':
      return part.text;
  }
}

/** Renders text from `platform/` with its code, bold words and links. */
export default function InlineText({children}: {readonly children: string}) {
  return <>{parseInline(children).map(draw)}</>;
}
