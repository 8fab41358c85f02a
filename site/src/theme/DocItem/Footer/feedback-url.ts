export interface FeedbackSubject {
  readonly route: string;
  readonly siteUrl: string;
  readonly version: string;
  /** Anchor of the section, including the `#`; empty for the complete page. */
  readonly section: string;
}

/** URL of an issue in the form `.github/ISSUE_TEMPLATE/page-feedback.yml`; undefined if GitHub has no pages to edit. */
export function feedbackUrl(editUrl: string, helpful: boolean, subject: FeedbackSubject): string | undefined {
  const [repository] = /^https:\/\/github\.com\/[^/]+\/[^/]+(?=\/(?:edit|blob|tree)\/)/.exec(editUrl) ?? [];
  if (!repository) {
    return undefined;
  }
  const page = subject.siteUrl + subject.route + subject.section;
  const section = subject.section || 'Whole page';
  const query = new URLSearchParams({
    template: 'page-feedback.yml',
    title: `${helpful ? 'Helpful' : 'Not helpful'}: ${subject.route}`,
    page,
    version: subject.version,
    section,
    body: `Page: ${page}\nVersion: ${subject.version}\nSection: ${section}\n\n`,
  });
  return `${repository}/issues/new?${query}`;
}
