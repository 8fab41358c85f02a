import {sdkInitParams} from '@avaturn-docs/platform/web-sdk/init-params';
import FieldRows from './FieldRows';

/** The fields of `InitParams`, the second argument of `init`. Row anchors: `param-url`. */
export default function SdkInitParams() {
  return (
    <FieldRows
      caption="Fields of `InitParams`, all optional"
      rows={sdkInitParams.map(({name, type, default: fallback, description}) => ({
        id: `param-${name}`,
        name: `\`${name}\``,
        facts: [`\`${type}\``, fallback.length < 8 && `default ${fallback}`],
        texts: [
          description,
          fallback.length < 8 ? '' : `Default: ${fallback.charAt(0).toLowerCase()}${fallback.slice(1)}.`,
        ],
      }))}
    />
  );
}
