import {type ComponentProps} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import {useLeaveOnNavigation} from '../Error';

/** The theme's crash screen, for a crash in a page's content. Navigation closes it. */
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>) {
  useLeaveOnNavigation(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
