import React, {type ReactNode} from 'react';

const paths = {
  left: 'M4 8a8 4 0 1 0 4-3.5M8 1.5v3.2h3.2',
  right: 'M16 8a8 4 0 1 1-4-3.5M12 1.5v3.2H8.8',
  nearer: 'M10 4v12M4 10h12',
  farther: 'M4 10h12',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
} as const;

export type IconName = keyof typeof paths;

/** A sign on a button with its name beside it. */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
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
