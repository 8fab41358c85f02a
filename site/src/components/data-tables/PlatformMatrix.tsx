import {integrations, type Integration} from '@avaturn-docs/platform/integrations';
import DataTable from './DataTable';

function planText({plan, planNote}: Integration): string {
  return [plan === 'free' ? 'Free' : 'API access', planNote].filter(Boolean).join('. ');
}

/** The ways to embed the creator, by platform. Row anchors: `platform-web-sdk`. */
export default function PlatformMatrix() {
  return (
    <DataTable
      caption="Ways to embed the creator"
      columns={['Platform', 'Plan', 'Minimum versions']}
      rows={integrations.map((integration) => ({
        id: `platform-${integration.id}`,
        header: `[${integration.name}](${integration.route})`,
        cells: [planText(integration), integration.minimumVersions],
      }))}
      note="Before you use Unity on Windows or macOS, contact Avaturn's support."
    />
  );
}
