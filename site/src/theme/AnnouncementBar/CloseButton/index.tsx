import {type MouseEvent} from 'react';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';

/** The button disappears with its bar, so it moves the focus to the next element: the first link of the navbar. */
export default function CloseButtonWrapper({onClick, ...rest}: Props) {
  return (
    <CloseButton
      {...rest}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        document.querySelector<HTMLElement>('.navbar__brand')?.focus();
      }}
    />
  );
}
