import type { ReactNode } from 'react';
import { useText } from '../../text/text.ts';
import styles from './paper-preview.module.css';
import { signatureText } from './text.ts';

/** The picture on white paper and over the text of a contract, where ink that covers too much would show. */
export function PaperPreview({ picture, placeholder }: { picture: string | null; placeholder: ReactNode }) {
  const words = useText(signatureText);
  if (picture === null) return <div className={styles.nothing}>{placeholder}</div>;
  return (
    <div className={styles.pair}>
      <figure className={styles.paper}>
        <div className={styles.sheet}>
          <img src={picture} alt={words.preview} />
        </div>
        <figcaption>{words.onWhite}</figcaption>
      </figure>
      <figure className={styles.paper}>
        <div className={styles.sheet}>
          <p className={styles.contract} aria-hidden="true">
            {words.sample}
          </p>
          <img src={picture} alt="" />
        </div>
        <figcaption>{words.onText}</figcaption>
      </figure>
    </div>
  );
}
