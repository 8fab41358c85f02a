/** A piece of HTML that is safe to put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }

  get isEmpty(): boolean {
    return this.text.trim() === '';
  }
}

export type Content = Html | string | number | false | undefined | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Two code points that are no characters (Unicode, section 23.7), so that no text means anything by them. */
export const [placeStart, placeEnd] = ['\ufdd0', '\ufdd1'] as const;

export function withoutPlaces(text: string): string {
  return text.replace(/[\ufdd0\ufdd1]/g, '');
}

/** Escapes a text, and takes out what would look like a mark of this program. */
export function escapeHtml(text: string): string {
  return withoutPlaces(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function write(content: Content): string {
  if (content instanceof Html) {
    return content.text;
  }
  if (typeof content === 'string' || typeof content === 'number') {
    return escapeHtml(String(content));
  }
  return content ? content.map(write).join('') : '';
}

/**
 * Template of a piece of HTML: html`<a href="${url}">${label}</a>`. Texts are escaped, other pieces stay as they are, lists
 * are joined, `false` and `undefined` are nothing. Attribute values need their quotes.
 */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(strings.map((part, index) => part.replace(/\s*\n\s*/g, '\n') + write(contents[index])).join(''));
}

/** A name that may break before its capitals and after its underscores and dots, rather than anywhere. */
export function breakable(name: string): Html {
  return new Html(
    name
      .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_.])/)
      .map(escapeHtml)
      .join('<wbr>'),
  );
}

/** The pieces one after the other, with a separator between. */
export function join(pieces: readonly Content[], separator: Content): Html {
  return new Html(pieces.map(write).join(write(separator)));
}
