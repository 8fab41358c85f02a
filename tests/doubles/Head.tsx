import type {ReactNode} from 'react';

/** Stands in for `@docusaurus/Head`, which writes outside the tree under test. */
export default function Head(): ReactNode {
  return null;
}
