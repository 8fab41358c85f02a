import type {ReactNode} from 'react';

/** A test double for `@docusaurus/Head`, which renders outside the tested tree. */
export default function Head(): ReactNode {
  return null;
}
