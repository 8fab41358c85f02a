import {sdkMethodsOf} from '@avaturn-docs/platform/web-sdk/methods';

/** Components that render headings. A component that is missing here is missing in tables of contents. */
export const componentHeadings = {
  SdkMethods: ({group}: Readonly<Record<string, string>>) =>
    sdkMethodsOf(group).map(({name}) => ({value: name, id: name.toLowerCase(), level: 3 as const})),
};
