import React, {type ReactNode} from 'react';
import InlineText from '../InlineText';
import styles from './styles.module.css';

export interface FigureProps {
  /** Address of the picture, from the root of the site. */
  readonly src: string;
  /** The picture for dark mode, where it needs another. */
  readonly dark?: string;
  /** What a reader who does not see the picture needs to know. */
  readonly alt: string;
  /** In pixels, so that the page keeps its place while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Inline Markdown below the picture. */
  readonly caption: string;
  /** In the first screen: loaded at once, where one picture serves both modes. */
  readonly isFirst?: boolean;
}

/** A picture with its caption, loaded when the reader comes near. */
export default function Figure({src, dark, alt, width, height, caption, isFirst = false}: FigureProps): ReactNode {
  const picture = (address: string, className?: string, component?: string) => (
    <img
      className={className}
      data-component={component}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst && dark === undefined ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  return (
    <figure className={styles.figure}>
      {dark === undefined ? (
        picture(src)
      ) : (
        <>
          {picture(src, styles.light)}
          {picture(dark, styles.dark, 'DarkPicture')}
        </>
      )}
      <figcaption>
        <InlineText>{caption}</InlineText>
      </figcaption>
    </figure>
  );
}
