import type {ComponentProps} from 'react';

/** Attributes of the search fields in the navbar and on the search page. */
export const fieldAttributes = {
  type: 'search',
  name: 'q',
  dir: 'auto',
  required: true,
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
} satisfies ComponentProps<'input'>;
