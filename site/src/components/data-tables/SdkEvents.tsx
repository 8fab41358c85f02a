import {sdkEvents, type SdkEvent} from '@avaturn-docs/platform/web-sdk/events';
import {sinceNote} from '@avaturn-docs/platform/web-sdk/package';
import FieldRows from './FieldRows';

function session({apiSessionOnly}: SdkEvent): string {
  if (apiSessionOnly === null) return 'may need an API session';
  return apiSessionOnly ? 'API session only' : 'with or without a session';
}

/** The events of the web SDK. Row anchors: `event-export`. */
export default function SdkEvents() {
  return (
    <FieldRows
      caption="Events of the web SDK, with the argument of the callback"
      rows={sdkEvents.map((event) => ({
        id: `event-${event.name}`,
        name: `\`${event.name}\``,
        facts: [event.argument === 'None' ? 'no argument' : event.argument, session(event)],
        texts: [
          event.when +
            (event.internal ? ' The package marks it as internal: it can change without notice.' : '') +
            sinceNote(event.since),
        ],
      }))}
      note="After `init` with `disableUi`, `on` accepts only `load`."
    />
  );
}
