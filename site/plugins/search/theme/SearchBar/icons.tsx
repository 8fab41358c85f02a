import React, {type ReactNode} from 'react';

const stroke = {
  width: 16,
  height: 16,
  viewBox: '0 0 16 16',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

export function MagnifierIcon(): ReactNode {
  return (
    <svg {...stroke}>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </svg>
  );
}

export function ClearIcon(): ReactNode {
  return (
    <svg {...stroke}>
      <path d="m4 4 8 8m0-8-8 8" />
    </svg>
  );
}

export function BackIcon(): ReactNode {
  return (
    <svg {...stroke}>
      <path d="M14 8H2.5M7 3.5 2.5 8 7 12.5" />
    </svg>
  );
}
