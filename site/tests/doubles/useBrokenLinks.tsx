/** A test double for `@docusaurus/useBrokenLinks`, which collects anchors during the build. */
export default function useBrokenLinks() {
  return {collectLink() {}, collectAnchor() {}};
}
