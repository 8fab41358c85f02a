/** Reasons for unconfirmed statements that several pages share, by key. */
export const unconfirmedReasons = {
  'api-clients': 'Several public API clients agree on this. The public documentation doesn’t state it.',
  'api-client': 'One public API client does this. The public documentation doesn’t state it.',
  'docs-summary': 'This comes from a public summary of Avaturn’s documentation, not from the documentation itself.',
  conclusion: 'This follows from other documented facts. No public source states it.',
  'plugin-code': 'This is how the code of Avaturn’s plugin works. Whether the platform does the same isn’t published.',
  'free-plan': 'Avaturn’s example needs no session. A third-party summary says that a plan with API access is needed.',
  reports: 'Users report this. Avaturn hasn’t published it.',
} as const;

export type UnconfirmedReason = keyof typeof unconfirmedReasons;
