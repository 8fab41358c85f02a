/** Reasons for unconfirmed statements that several pages share, by key. */
export const unconfirmedReasons = {
  'api-clients': 'Several public API clients agree on this. Avaturn doesn’t document it.',
  'api-client': 'One public API client does this. Avaturn doesn’t document it.',
  'docs-summary': 'This comes from a public summary of Avaturn’s documentation.',
  conclusion: 'This follows from other documented facts.',
  'plugin-code': 'This is how the code of Avaturn’s plugin works.',
  'free-plan': 'Avaturn’s example needs no session. A third-party summary says that a plan with API access is needed.',
  reports: 'Users report this. Avaturn hasn’t published it.',
} as const;

export type UnconfirmedReason = keyof typeof unconfirmedReasons;
