import {sdkErrorValues, sdkFailures} from '@avaturn-docs/platform/web-sdk/errors';
import FieldRows from './FieldRows';

/** Error values and other failures. Row anchors: `error-auth_error`, `failure-no-response`. */
export default function SdkErrors() {
  return (
    <>
      <FieldRows
        caption="Values of `SDKErrors`, since 1.1.4, with their probable meaning"
        rows={sdkErrorValues.map(({name, value, reading}) => ({
          id: `error-${value}`,
          name: `\`${value}\``,
          facts: [`\`SDKErrors.${name}\``],
          texts: [reading],
        }))}
        note="The package contains only the names. It declares the `error` event's `type` as `string`, so expect other values too."
      />
      <FieldRows
        caption="Rejections and silent failures"
        rows={sdkFailures.map(({id, situation, outcome, remedy}) => ({
          id: `failure-${id}`,
          name: situation,
          texts: [`${outcome} **Fix:** ${remedy}`],
        }))}
      />
    </>
  );
}
