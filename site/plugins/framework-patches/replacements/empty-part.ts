/** A part of the theme that the site doesn't use. See unused-parts.ts. */
export default function EmptyPart(): null {
  return null;
}
