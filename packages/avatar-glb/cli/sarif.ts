import {pathToFileURL} from 'node:url';
import {locationText, type Report} from '../report';
import {rules} from '../rules';

const levels = {error: 'error', warning: 'warning', info: 'note'} as const;
const site = 'https://docs.avaturn.me';

/** A report in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS), which code scanners show. */
export function sarif(reports: readonly {readonly file: string; readonly report: Report}[]): object {
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
        results: reports.flatMap(({file, report}) =>
          report.findings.map(({rule, severity, message, at}) => ({
            ruleId: rule,
            ruleIndex: rules.findIndex(({id}) => id === rule),
            level: levels[severity],
            message: {text: message},
            locations: [
              {
                physicalLocation: {artifactLocation: {uri: pathToFileURL(file).href}},
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
