/** The header and the contents are always in reach, so there is no button that would cover the stage. */
export default function BackToTopButton(): null {
  return null;
}
