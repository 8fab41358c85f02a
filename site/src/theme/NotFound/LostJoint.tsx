import styles from './styles.module.css';

/** The rig of the logo with a missing joint. */
export default function LostJoint() {
  return (
    <svg className={styles.picture} viewBox="32 18 184 170" width="240" height="222" aria-hidden="true">
      <path d="M104 66V118M104 78L60 92L40 128M104 78L150 60M104 118L82 180M104 118L126 180" />
      <path className={styles.missing} d="M150 60L196 42" />
      <circle className={styles.missing} cx="200" cy="40" r="9" />
      <circle cx="178" cy="168" r="7" />
      <path className={styles.missing} d="M196 54Q214 120 184 158" />
      <circle cx="104" cy="42" r="22" />
      <path d="M96 40v4M114 40v4" />
      {[
        [104, 78],
        [60, 92],
        [40, 128],
        [150, 60],
        [104, 118],
        [82, 180],
        [126, 180],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}
