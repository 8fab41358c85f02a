/**
 * Pages that don't follow the pattern of STYLEGUIDE.md yet. The list only shrinks: a new page follows the pattern, and a page
 * that does is reported until it is removed here.
 */
export const olderPages: readonly string[] = [
  'integration/api/api-reference',
  'integration/unity',
  'integration/unity/demo_project',
  'integration/unity/faq',
  'integration/web/sdk/api_reference',
  'integration/web/sdk/custom-ui',
];
