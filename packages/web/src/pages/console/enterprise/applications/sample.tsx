import { useText } from '../../../../text/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { copyText } from '../invitations/copy-text.ts';
import styles from './applications.module.css';
import { SAMPLE } from './sample-code.ts';
import { applicationsText } from './text.ts';

/** How a receiver checks the signature, to copy. */
export function Sample() {
  const words = useText(applicationsText);
  const copy = async () => {
    const done = await copyText(SAMPLE);
    toast(done ? 'success' : 'warning', done ? words.copied : words.copyFailed);
  };
  return (
    <section className={styles.card} aria-labelledby="sample-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="sample-title" className={styles.title}>
            {words.sample}
          </h2>
          <p className={styles.why}>{words.sampleWhy}</p>
        </div>
        <Button size="s" icon="copy" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <pre className={styles.code}>{SAMPLE}</pre>
    </section>
  );
}
