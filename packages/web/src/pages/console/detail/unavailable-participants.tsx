import type { Envelope, Participant } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { useMay } from '../../../api/privileges.ts';
import { Banner, Row } from '../../../ui/index.ts';
import { peopleOf } from '../model/people.ts';
import { useConsoleText } from '../words.ts';
import acts from './acts.module.css';
import styles from './detail-page.module.css';
import { ReplacePerson } from './replace-person.tsx';
import { useUnavailableText } from './unavailable-text.ts';

/** The participants that the contract waits for, now or later, and who can no longer act, with links to what helps. */
export function UnavailableParticipants({ envelope }: { envelope: Envelope }) {
  return peopleOf(envelope.participants)
    .filter(({ participant }) => participant.unavailable !== null)
    .map(({ participant }) => (
      <UnavailableParticipant key={participant.participantWsid} envelope={envelope} participant={participant} />
    ));
}

function UnavailableParticipant({ envelope, participant }: { envelope: Envelope; participant: Participant }) {
  const words = useUnavailableText();
  const shared = useConsoleText();
  const own = useEnterprise()?.enterpriseWsid;
  const mayHandOver = useMay('members:update');
  const mayBind = useMay('enterpriseRoles:authors:bind');
  const { name, unavailable, enterpriseWsid } = participant;
  if (unavailable === null) return null;
  const isOurs = own !== undefined && enterpriseWsid === own;
  const voids = envelope.envelopeFlowType === 'CANCEL_PROCESS';
  return (
    <Banner tone="warn">
      <strong>{words.who(name, shared.unavailable[unavailable])}</strong>
      <p>{voids ? words.ofVoid[unavailable] : words.of[unavailable]}</p>
      <Ways>
        {participant.abilities.includes('replace') && (
          <ReplacePerson envelope={envelope} participant={participant} isWorded />
        )}
        {isOurs && unavailable === 'LEFT' && mayHandOver && (
          <Link className={styles.way} to="/enterprise/forbidden-members" search={{ search: name }}>
            {words.handOver}
          </Link>
        )}
        {isOurs && unavailable === 'ROLE_EMPTY' && mayBind && (
          <Link className={styles.way} to="/enterprise/roles">
            {words.bind}
          </Link>
        )}
      </Ways>
    </Banner>
  );
}

const Ways = ({ children }: { children: ReactNode }) => (
  <Row gapY={2} gapX={4} wrap className={acts.ways}>
    {children}
  </Row>
);
