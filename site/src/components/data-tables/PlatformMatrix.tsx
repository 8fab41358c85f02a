import {platforms, type Platform} from '@avaturn-docs/platform/platforms';
import DataTable from './DataTable';

function planText({plan, planNote}: Platform): string {
  return [plan === 'free' ? 'Free' : 'API access', planNote].filter(Boolean).join('. ');
}

/** The ways to embed the creator, by platform. Row anchors: `platform-web-sdk`. */
export default function PlatformMatrix() {
  return (
    <DataTable
      caption="Ways to embed the creator"
      columns={['Platform', 'Plan', 'Minimum versions']}
      rows={platforms.map((platform) => ({
        id: `platform-${platform.id}`,
        header: `[${platform.name}](${platform.route})`,
        cells: [planText(platform), platform.minimumVersions],
      }))}
      note="Before you use Unity on Windows or macOS, contact Avaturn's support."
    />
  );
}
