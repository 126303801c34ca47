import { groupsOf } from './octets.ts';
import styles from './shield-page.module.css';

/** A digest in groups that an eye can compare; read out and copied as one word. */
export function Digest({ label, digest }: { label: string; digest: string }) {
  return (
    <dl className={styles.digest}>
      <dt>{label}</dt>
      <dd>
        <code className={styles.groups} aria-label={digest} role="img">
          {groupsOf(digest).map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </code>
      </dd>
    </dl>
  );
}
