import { SHIELD_NUMBER_DIGITS } from '@countersign/domain';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { AnchorButton, Box, Button, Stack } from '../../ui/index.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { CodePanel, TimeLeft } from '../scan/code-panel.tsx';
import { Digest } from './digest.tsx';
import panel from './shield-panel.module.css';
import type { PanelState } from './shield-state.ts';
import { useShieldPanelText } from './text.ts';
import { type ShieldBody, type ShieldPlace, useShieldPanel } from './use-shield-panel.ts';

interface ShieldPanelProps extends ShieldPlace {
  /** As for a signing: the documents that were shown, the values, and the proofs. */
  body: ShieldBody;
  /** The phone has signed; the envelope is to be fetched again. */
  onSigned: () => void;
  /** This code is over, and the person wants to start again: with another body and its own proofs. */
  onRefused: () => void;
}

/** The QR code of an external signature, the progress on the phone, and the time left (conventions, rule 10). */
export default function ShieldPanel({ body, onSigned, onRefused, ...place }: ShieldPanelProps) {
  const words = useShieldPanelText();
  const { state, nowMs, confirm } = useShieldPanel(place, body);
  // A phone cannot scan its own screen: there, the person opens the code's address.
  const isHandheld = useMedia('(hover: none) and (pointer: coarse)');
  const isSigned = state.step === 'over' && state.session.status === 'SIGNED';
  const signed = useRef(onSigned);
  useEffect(() => {
    signed.current = onSigned;
  });
  useEffect(() => {
    if (isSigned) signed.current();
  }, [isSigned]);
  const isOver = state.step === 'failed' || (state.step === 'over' && !isSigned);
  const isRunning = state.step === 'running';
  return (
    <CodePanel
      title={words.title}
      code={isRunning ? { href: state.link } : state.step === 'making' ? 'making' : isSigned ? 'done' : 'over'}
      codeLabel={words.code}
      lead={<p>{words.lead}</p>}
      steps={words.steps}
      status={wordOf(state, words)}
      isGood={isSigned || (isRunning && state.session.status !== 'SHOWN')}
    >
      {isRunning && (
        <>
          {state.session.waitingPhone !== null && (
            <NumberEntry phone={state.session.waitingPhone.name} onEnter={confirm} />
          )}
          <TimeLeft untilMs={state.untilMs} nowMs={nowMs} say={words.left} />
          {isHandheld && (
            <AnchorButton variant="primary" label={words.here} href={state.link} target="_blank" rel="noreferrer" />
          )}
          <Digests documents={body.documents} />
        </>
      )}
      {isOver && <Button icon="rotate" label={words.again} onClick={onRefused} />}
    </CodePanel>
  );
}

/** A new phone shows a number: only a phone in the signer's own hand is accepted (rulings §8.19). */
function NumberEntry({ phone, onEnter }: { phone: string; onEnter: (number: string) => Promise<void> }) {
  const words = useShieldPanelText();
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const enter = (typed: string): void => {
    setBusy(true);
    setFault(null);
    onEnter(typed)
      .catch((error: unknown) => {
        setNumber('');
        setFault(messageOf(error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Stack gap={2.5} width="full">
      <p>
        <strong>{words.newPhone(phone)}</strong> {words.numberWhy}
      </p>
      <CodeField
        label={words.number}
        value={number}
        digits={SHIELD_NUMBER_DIGITS}
        onChange={setNumber}
        onComplete={enter}
        error={fault}
        disabled={isBusy}
      />
    </Stack>
  );
}

/** The digests of the documents, as the phone shows them too, for comparison. */
function Digests({ documents }: Pick<ShieldBody, 'documents'>) {
  const words = useShieldPanelText();
  return (
    <Box as="details" width="full" size="m" className={panel.compare}>
      <summary>{words.compare}</summary>
      {documents.map(({ fileWsid, digest }, index) => (
        <Digest key={fileWsid} label={words.digest(index + 1, documents.length)} digest={digest} />
      ))}
    </Box>
  );
}

function wordOf(state: PanelState, words: ReturnType<typeof useShieldPanelText>): string {
  if (state.step === 'making') return words.making;
  return state.step === 'failed' ? messageOf(state.error) : words.status[state.session.status];
}
