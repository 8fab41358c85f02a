const paths = {
  left: 'M4 8a8 4 0 1 0 4-3.5M8 1.5v3.2h3.2',
  right: 'M16 8a8 4 0 1 1-4-3.5M12 1.5v3.2H8.8',
  nearer: 'M10 4v12M4 10h12',
  farther: 'M4 10h12',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
  reset: 'M4 9l6-5 6 5v7h-4v-4H8v4H4z',
  enlarge: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  shrink: 'M8 4v4H4M12 4v4h4M12 16v-4h4M8 16v-4H4',
  skeleton: 'M10 3v8M4 6h12M10 11l-4 6M10 11l4 6',
  wireframe: 'M10 3l7 13H3zM6.5 9.5h7L10 16z',
  picture: 'M3 6h3l1.5-2h5L14 6h3v10H3zM10 8a2.8 2.8 0 1 0 .01 0',
} as const;

export type IconName = keyof typeof paths;

/** An icon inside a button that has its own name. */
export default function Icon({name}: {readonly name: IconName}) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
