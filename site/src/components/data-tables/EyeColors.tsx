import React, {type ReactNode} from 'react';
import {eyeColors} from '@avaturn-docs/platform/web-sdk/types';
import styles from './EyeColors.module.css';

/** The values of `EyeColorType`, as a list, because they have no other attributes. */
export default function EyeColors(): ReactNode {
  return (
    <ul className={styles.values} aria-label="Eye colors">
      {eyeColors.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
