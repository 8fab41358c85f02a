/**
 * Differences between the published versions, newest first. Source: a file-by-file comparison of the packages. No public
 * signature broke between 0.7.0 and 1.1.4. Entries are inline Markdown.
 */
export const sdkReleases = [
  {
    version: '1.1.4',
    added: ['`getAvatarId()`', 'Event `error`', 'Enum `SDKErrors`', 'Messages `get_avatar_id` and `report_error`'],
    changed: ['The documented range of `setBodyProportions` grew from -50…50 to -100…100.'],
    removed: [],
  },
  {
    version: '1.1.2',
    added: [],
    changed: ['`init` checks the shape of `defaultAssets` and rejects a wrong one.'],
    removed: [],
  },
  {
    version: '1.1.0',
    added: [
      '`setEyeColor()` and `getEyeColor()`',
      'Type `EyeColorType`',
      'Messages `set_eye_color` and `get_eye_color`',
    ],
    changed: ['Responses of `0`, an empty string or `false` are passed on. Before, they became `null`.'],
    removed: ['Protected field `stringifyResponses`'],
  },
  {
    version: '0.7.0',
    added: [],
    changed: ['The oldest version on npm. Its differences from 0.6 are known only from an example.'],
    removed: ['`setParam(name, value)`, which an example for 0.6 calls. Use the named setters instead.'],
  },
] as const;
