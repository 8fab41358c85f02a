import {type ComponentProps} from 'react';
import Error from '@theme-original/Error';
import useLeaveOnNavigation from './useLeaveOnNavigation';

/** The framework's crash screen, for a crash outside of a page's content. Navigation closes it. */
export default function ErrorWrapper(props: ComponentProps<typeof Error>) {
  useLeaveOnNavigation(props.tryAgain);
  return <Error {...props} />;
}
