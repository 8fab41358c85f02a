import {pathToFileURL} from 'node:url';
import {locationText, type Report} from '../report';
import {rules} from '../rules';
import type {Outcome} from './run';

const levels = {error: 'error', warning: 'warning', info: 'note'} as const;

/** A report in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS), which code scanners show. */
export function sarif(outcomes: readonly Outcome<{readonly report: Report}>[], site: string): object {
  const placed = (file: string) => ({physicalLocation: {artifactLocation: {uri: pathToFileURL(file).href}}});
  const unread = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome] : []));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'avaturn-glb',
            rules: rules.map(({id, title, severity, page}) => ({
              id,
              shortDescription: {text: title},
              helpUri: `${site}${page}`,
              defaultConfiguration: {level: levels[severity]},
            })),
          },
        },
        invocations: [
          {
            executionSuccessful: unread.length === 0,
            toolExecutionNotifications: unread.map(({file, error}) => ({
              level: 'error',
              message: {text: error.message},
              locations: [placed(file)],
            })),
          },
        ],
        results: outcomes.flatMap((outcome) =>
          ('error' in outcome ? [] : outcome.report.findings).map(({rule, severity, message, at}) => ({
            ruleId: rule,
            ruleIndex: rules.findIndex(({id}) => id === rule),
            level: levels[severity],
            message: {text: message},
            locations: [
              {
                ...placed(outcome.file),
                ...(at.length > 0
                  ? {logicalLocations: at.map((place) => ({name: locationText(place), kind: 'resource'}))}
                  : {}),
              },
            ],
          })),
        ),
      },
    ],
  };
}
