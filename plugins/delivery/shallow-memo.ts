import {useMemo} from 'react';

export {
  composeProviders,
  ReactContextError,
  useEvent,
  usePrevious,
} from '../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js';

/**
 * The same object as long as its keys and values are the same. Stands in the client for the theme's function of that name,
 * which orders the keys as a reader's language would: the browser sets that up for 6 ms, 25 on a phone, in the task that
 * ends hydration.
 */
export function useShallowMemoObject<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return useMemo(() => value, entries.flat());
}
