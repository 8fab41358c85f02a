/** A part of the theme that the site doesn't use. See replaced-modules.ts. */
export default function EmptyPart(): null {
  return null;
}
