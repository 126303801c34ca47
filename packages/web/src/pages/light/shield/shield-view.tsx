import { useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { Marked, NameMark } from '../../../parts/name/name-mark.tsx';
import { useTimeLeft } from '../../../parts/scan/use-time-left.ts';
import { Digest } from '../../../parts/shield/digest.tsx';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import styles from './shield-page.module.css';
import { shieldPageText } from './text.ts';
import type { ShieldState } from './use-shield.ts';

interface ShieldViewProps {
  state: Extract<ShieldState, { step: 'shown' }>;
  onConfirm: () => void;
  /** The code that was sent to the signer. */
  onCode: (code: string) => void;
  onRefuse: () => void;
  onOver: () => void;
}

/** What is to be signed, and the two acts. */
export function ShieldView({ state, onConfirm, onCode, onRefuse, onOver }: ShieldViewProps) {
  const words = useText(shieldPageText);
  const { opened, untilMs, doing, waiting, error } = state;
  const { challenge, key } = opened;
  const [isRefusing, setRefusing] = useState(false);
  const isSigning = doing !== null && doing !== 'refuse';
  return (
    <main className={styles.desk}>
      <header className={styles.head}>
        <p className={styles.left}>
          <Icon name="clock" size={16} /> <Left untilMs={untilMs} onOver={onOver} />
        </p>
        <LanguageSwitch />
      </header>
      <h1 className={styles.title}>{challenge.title}</h1>
      <p className={styles.lead}>
        {challenge.senderName !== '' && (
          <Marked source={challenge.senderNameSource}>{words.from(challenge.senderName)}</Marked>
        )}{' '}
        {words.lead}
      </p>
      <section className={styles.card} aria-labelledby="shield-parties">
        <h2 id="shield-parties" className={styles.heading}>
          {words.parties}
        </h2>
        <ul className={styles.parties}>
          {challenge.parties.map(({ name, nameSource, enterpriseName, enterpriseNameSource, label }, index) => (
            <li key={index}>
              <span className={styles.party}>
                <span>
                  <strong>{name}</strong> <NameMark source={nameSource} />
                </span>
                {enterpriseName !== null && enterpriseName !== '' && enterpriseNameSource !== null && (
                  <small>
                    <Marked source={enterpriseNameSource}>{enterpriseName}</Marked>
                  </small>
                )}
              </span>
              <span className={styles.role}>{words.role[label] ?? ''}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="shield-documents">
        <h2 id="shield-documents" className={styles.heading}>
          {words.documents(challenge.documents.length)}
        </h2>
        <ul className={styles.documents}>
          {challenge.documents.map(({ fileWsid, fileName, pages, digest }) => (
            <li key={fileWsid}>
              <p className={styles.file}>
                <Icon name="file" />
                <strong>{fileName}</strong>
                <small>{words.pages(pages)}</small>
              </p>
              <Digest label={words.digest} digest={digest} />
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{words.digestWhy}</p>
      </section>
      <section className={styles.key}>
        <Icon name="shield" size={22} />
        <p>
          <strong>{words.as(challenge.signerName)}</strong>
          <span>
            {key !== null
              ? words.keyKnown
              : challenge.codeContact === null
                ? words.keyNew
                : words.keyNewByCode(challenge.codeContact)}
          </span>
          <small>{words.keyWhy}</small>
        </p>
      </section>
      <footer className={styles.foot}>
        <p
          className={styles.standing}
          role={error === null ? 'status' : 'alert'}
          data-bad={error !== null || undefined}
        >
          {error !== null ? messageOf(error) : isSigning ? words.doing[doing] : ''}
        </p>
        {waiting?.for === 'code' && <Code contact={challenge.codeContact ?? ''} isBusy={isSigning} onCode={onCode} />}
        {waiting?.for === 'number' && (
          <p className={styles.number} role="status">
            <span>{words.number}</span> <strong>{waiting.number}</strong>
          </p>
        )}
        {waiting?.for !== 'number' && (
          <Button
            variant={waiting === null ? 'primary' : 'secondary'}
            size="l"
            block
            busy={isSigning}
            onClick={onConfirm}
          >
            {waiting === null ? words.confirm : words.codeAgain}
          </Button>
        )}
        <Button variant="quiet" size="l" block busy={doing === 'refuse'} onClick={() => setRefusing(true)}>
          {words.refuse}
        </Button>
      </footer>
      <ConfirmDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        title={words.refuseTitle}
        description={words.refuseWhy}
        act={words.refuse}
        danger
        onConfirm={async () => onRefuse()}
      />
    </main>
  );
}

/** Signing goes on once the last digit is entered. */
function Code({ contact, isBusy, onCode }: { contact: string; isBusy: boolean; onCode: (code: string) => void }) {
  const words = useText(shieldPageText);
  const [code, setCode] = useState('');
  return (
    <>
      <p className={styles.hint}>{words.codeSent(contact)}</p>
      <CodeField label={words.code} value={code} onChange={setCode} onComplete={onCode} disabled={isBusy} />
    </>
  );
}

/** Outside of the live region, since a screen reader must not read out every second. */
function Left({ untilMs, onOver }: { untilMs: number; onOver: () => void }) {
  const words = useText(shieldPageText);
  const { minutes, seconds } = useTimeLeft(untilMs, onOver);
  return <span>{words.left(minutes, seconds)}</span>;
}
