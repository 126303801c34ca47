import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { enterSession } from '../../../api/session.ts';
import { CodeProof, type Proof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LightFrame } from './light-frame.tsx';
import { type Turn, linkQuery } from './model/queries.ts';
import { RefusalView } from './refusal-view.tsx';
import styles from './guest-gate.module.css';
import sheet from './sheet.module.css';
import { signText } from './text.ts';

/** Opens a link with a code sent to its contact; a stranger is told nothing more (Rulings §3, §6.8). */
export function GuestGate({ turn, onProven }: { turn: Turn; onProven: () => void }) {
  const text = useText(signText);
  const link = useQuery(linkQuery(turn));
  useTitle(text.guest.title);
  if (link.isError) {
    return (
      <RefusalView
        turn={turn}
        error={link.error}
        onAgain={() => void link.refetch()}
        isAsking={link.isFetching}
        onLink={() => void link.refetch()}
      />
    );
  }
  const { contact, kind } = link.data ?? { contact: '', kind: 'phone' as const };
  return (
    <LightFrame>
      <main className={styles.gate}>
        <section className={styles.card}>
          <div>
            <h1 className={styles.title}>{text.guest.title}</h1>
            <p className={sheet.lead}>{text.guest.lead}</p>
            <p className={styles.contact}>{link.isPending ? <Skeleton width={180} height={24} /> : contact}</p>
          </div>
          {link.data && <Prove turn={turn} contact={contact} kind={kind} onProven={onProven} />}
          <p className={styles.safe}>{text.guest.safe}</p>
        </section>
        <a className={styles.login} href={`/login?returnTo=${encodeURIComponent(location.pathname)}`}>
          {text.guest.login}
        </a>
      </main>
    </LightFrame>
  );
}

function Prove({
  turn,
  contact,
  kind,
  onProven,
}: {
  turn: Turn;
  contact: string;
  kind: Proof['kind'];
  onProven: () => void;
}) {
  const text = useText(signText);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // An autofilled code completes once; a press on the button meanwhile must not spend it twice.
  const isUnderWay = useRef(false);
  const destinationWsid = turn.participantWsid;
  const proof: Proof = { contact, kind, service: 'SIGNING_OBJECT', destinationWsid };

  const enter = async (digits: string): Promise<void> => {
    if (digits.length < 6) return setCodeError(text.code.digits);
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFault(null);
    try {
      const opcode = await fetchOpcode(proof, digits).catch((error: unknown) => setCodeError(messageOf(error)));
      if (opcode === undefined) return setCode('');
      const body = { contact, destinationWsid, enableAutoRegist: true, opcode, deviceId: deviceId() };
      await call(api.createSigningSession, { body });
      await enterSession();
      onProven();
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return (
    <form
      className={sheet.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(submitted + 1);
        void enter(code);
      }}
    >
      <CodeProof
        proof={proof}
        service="SIGNING_OBJECT"
        code={code}
        codeError={codeError}
        onCode={(next) => {
          setCode(next);
          setCodeError(null);
        }}
        onComplete={(digits) => void enter(digits)}
        submitted={submitted}
      />
      {fault !== null && <Banner tone="danger">{fault}</Banner>}
      <Button type="submit" variant="primary" size="l" block busy={isBusy}>
        {text.guest.open}
      </Button>
    </form>
  );
}
