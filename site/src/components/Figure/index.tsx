import InlineText from '../InlineText';
import styles from './styles.module.css';

export interface FigureProps {
  readonly src: string;
  /** Picture for dark mode, if different. */
  readonly dark?: string;
  readonly alt: string;
  /** Size in pixels, which reserves the space while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Inline Markdown below the picture. */
  readonly caption: string;
  /** Above the fold: loaded eagerly if one picture covers both modes. */
  readonly isFirst?: boolean;
}

/** A picture with a caption, lazy by default. */
export default function Figure({src, dark, alt, width, height, caption, isFirst = false}: FigureProps) {
  const picture = (address: string, className?: string, component?: string) => (
    <img
      className={className}
      data-component={component}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst && !dark ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  return (
    <figure className={styles.figure}>
      {picture(src, dark && styles.light)}
      {dark && picture(dark, styles.dark, 'DarkPicture')}
      <figcaption>
        <InlineText>{caption}</InlineText>
      </figcaption>
    </figure>
  );
}
