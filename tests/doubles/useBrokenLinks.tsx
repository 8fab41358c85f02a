/** Stands in for `@docusaurus/useBrokenLinks`, which collects anchors while the site is built. */
export default function useBrokenLinks() {
  return {collectLink() {}, collectAnchor() {}};
}
