import type { Envelope, Participant } from '@countersign/contract';
import { Suspense, lazy, useState } from 'react';
import { maskContact } from '@countersign/domain';
import { Marked, NameMark } from '../../../parts/name/name-mark.tsx';
import { formatTime } from '../../../text/format.ts';
import { Avatar, Button, IconButton, Row, Small, Stack, Text, type Tone, toast } from '../../../ui/index.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Timeline, type TimelineItem } from '../../../ui/steps.tsx';
import { type Person, isSender, peopleOf, stepStateOf } from '../model/people.ts';
import { typedOf } from '../model/two-contacts.ts';
import { signAddress } from '../parts/row-act.tsx';
import { useContactsText } from '../parts/second-contact.tsx';
import { useConsoleText } from '../words.ts';
import { useActsText } from './acts-text.ts';
import styles from './detail-page.module.css';
import { RemovePerson } from './remove-person.tsx';
import { InPerson } from './in-person.tsx';
import { ReplacePerson } from './replace-person.tsx';
import { useDetailText } from './text.ts';

const ProlongDialog = lazy(async () => ({ default: (await import('./rare-sheets.ts')).ProlongDialog }));

const TONES: Record<TimelineItem['state'], Tone> = { done: 'good', now: 'warn', later: 'neutral', failed: 'danger' };

/** The participants as steps with the labels of Spec §4 and their times. */
export function Participants({ envelope }: { envelope: Envelope }) {
  const shared = useConsoleText();
  const sender: TimelineItem = {
    key: 'sender',
    state: envelope.startedDatetime ? 'done' : 'now',
    title: <Marked source={envelope.senderNameSource}>{envelope.senderName}</Marked>,
    mark: <Avatar name={envelope.senderName} size={32} />,
    detail: envelope.startedDatetime ? shared.label.sent : shared.shown[envelope.envelopeShownStatus],
    time: envelope.startedDatetime ? formatTime(envelope.startedDatetime) : undefined,
  };
  const items = peopleOf(envelope.participants).map((person) => ({
    key: person.participant.participantWsid,
    state: stepStateOf(person.participant),
    title: <Name person={person} />,
    mark: <Avatar name={person.participant.name} index={person.index} size={32} />,
    detail: <Standing person={person} envelope={envelope} />,
    time: person.participant.handleDatetime ? formatTime(person.participant.handleDatetime) : undefined,
  }));
  return <Timeline items={[sender, ...items]} />;
}

const hasLeft = ({ status }: Participant): boolean =>
  status === 'ED_SUCCESS_REMOVE' || status === 'ED_SUCCESS_AUTHORIZE';

/** How many of the participants that count have acted. */
export function PeopleProgress({ envelope }: { envelope: Envelope }) {
  const acts = useActsText();
  const counted = peopleOf(envelope.participants).filter(({ participant }) => !hasLeft(participant));
  const done = counted.filter(({ participant }) => participant.status === 'ED_SUCCESS').length;
  if (envelope.startedDatetime === null || counted.length < 2) return null;
  const words = acts.progress(done, counted.length);
  return (
    <Stack gap={1.5} size="s" tone="ink-3">
      <Progress value={done / counted.length} label={words} />
      <span>{words}</span>
    </Stack>
  );
}

function Name({ person: { participant } }: { person: Person }) {
  const words = useDetailText();
  const contacts = useContactsText();
  const shown = (text: string): string => (text.includes('*') ? text : maskContact(text));
  const { contact, otherContact } = typedOf(participant);
  return (
    <Text inlineRow gapY={0.5} gapX={2} align="baseline" wrap className={styles.person}>
      {participant.name}
      <NameMark source={participant.nameSource} />
      {participant.isMe && (
        <Text px={1.5} radius="round" fill="sunk" size="xs" weight={500} tone="ink-2" text={words.me} />
      )}
      {/* A colleague is identified by the membership, too. */}
      {otherContact === '' || participant.memberWsid !== null ? (
        <small title={contact}>{shown(contact)}</small>
      ) : (
        <small>{contacts.byContact(shown(contact), shown(otherContact))}</small>
      )}
    </Text>
  );
}

function Standing({ person: { participant }, envelope }: { person: Person; envelope: Envelope }) {
  const words = useDetailText();
  const shared = useConsoleText();
  const copy = () => {
    const link = new URL(signAddress(envelope.envelopeWsid, participant.participantWsid), window.location.origin).href;
    navigator.clipboard?.writeText(link).then(
      () => toast('success', words.linkCopied),
      () => toast('warning', link),
    );
  };
  return (
    <Row gapY={1} gapX={2.5} wrap mt={1} className={styles.standing}>
      <Pill tone={TONES[stepStateOf(participant)]} label={shared.label[participant.label]} />
      {participant.witness && <Pill tone="info" label={words.witness} />}
      {participant.unavailable !== null && (
        <Pill tone="danger" icon="warning" label={shared.unavailable[participant.unavailable]} />
      )}
      <Small as="span" text={words.step(participant.sequence)} />
      <OwnDeadline envelope={envelope} participant={participant} />
      {participant.atTurn && isSender(envelope) && !participant.isMe && participant.unavailable === null && (
        <IconButton icon="link" size={18} label={`${words.copyLink} ${participant.name}`} onClick={copy} />
      )}
      {participant.abilities.includes('inPerson') && <InPerson envelope={envelope} participant={participant} />}
      {participant.abilities.includes('replace') && <ReplacePerson envelope={envelope} participant={participant} />}
      {participant.abilities.includes('remove') && <RemovePerson envelope={envelope} participant={participant} />}
      {participant.remindedDatetime && participant.atTurn && (
        <Small as="span" text={words.remindedOn(formatTime(participant.remindedDatetime))} />
      )}
      {participant.message && <p className={styles.reason}>{words.wrote(participant.message)}</p>}
      {participant.handleReason && <p className={styles.reason}>{words.because(participant.handleReason)}</p>}
    </Row>
  );
}

/** Until when this participant may act, while that matters; its sender can prolong it. */
function OwnDeadline({ envelope, participant }: { envelope: Envelope; participant: Participant }) {
  const words = useDetailText();
  const [isAsking, setAsking] = useState(false);
  const { deadlineDatetime, status, overdue } = participant;
  if (deadlineDatetime === null || status !== 'ING_WAIT') return null;
  return (
    <>
      {overdue ? (
        <Pill tone="danger" icon="clock" label={words.overdue(formatTime(deadlineDatetime))} />
      ) : (
        <Small as="span" text={words.ownDeadline(formatTime(deadlineDatetime))} />
      )}
      {envelope.abilities.includes('prolong') && (
        <Button size="s" variant="quiet" icon="calendar" label={words.moreTime} onClick={() => setAsking(true)} />
      )}
      {isAsking && (
        <Suspense>
          <ProlongDialog envelope={envelope} participant={participant} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
