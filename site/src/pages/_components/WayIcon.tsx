import {type ReactNode} from 'react';

/** Line icons on a 28-unit grid in the style of the logo: strokes with round caps, and joints as circles. */
const drawings: Readonly<Record<string, ReactNode>> = {
  Web: (
    <>
      <path d="M4 6.5h20v15H4zM4 11h20M11 21.5v3.5h6v-3.5" />
      <circle cx="14" cy="16.2" r="2" />
    </>
  ),
  Mobile: (
    <>
      <path d="M8.5 3h11v22h-11zM12.5 22h3" />
      <circle cx="14" cy="10" r="2.2" />
      <path d="M10.8 17.5q3.2-4.6 6.4 0" />
    </>
  ),
  'Game engines': (
    <>
      <path d="M14 3.5 23.5 9v10.5L14 25l-9.5-5.5V9zM14 14v11M14 14l9.5-5M14 14 4.5 9" />
      <circle cx="14" cy="14" r="2" />
    </>
  ),
  'REST API': <path d="M9.5 7 4 14l5.5 7M18.5 7 24 14l-5.5 7M16 6.5l-4 15" />,
};

export default function WayIcon({label}: {readonly label: string}) {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      {drawings[label]}
    </svg>
  );
}
