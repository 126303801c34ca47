import type { Envelope, RelatedEnvelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatTime } from '../../../text/format.ts';
import { Pill } from '../../../ui/pill.tsx';
import { toneOf } from '../model/people.ts';
import { useConsoleText } from '../words.ts';
import { Row, Small, Stack } from '../../../ui/index.ts';
import acts from './acts.module.css';
import { relatedQuery } from './queries.ts';
import { useVoidText } from './void-text.ts';

/** The running agreement is the newest one. */
const agreementOf = (related: readonly RelatedEnvelope[]): string | undefined =>
  related.find(({ relation }) => relation === 'CANCELLED_BY')?.envelopeWsid;

/** Links to the envelopes related to this one. */
export function Related({ envelope }: { envelope: Envelope }) {
  const words = useVoidText();
  const shared = useConsoleText();
  const { data: related = [] } = useQuery(relatedQuery(envelope.envelopeWsid));
  // The void agreement has a banner and a branch and is not repeated here (ux 34).
  const agreement = envelope.voided?.cancelEnvelopeWsid ?? (envelope.cancelling ? agreementOf(related) : undefined);
  const others = related.filter(({ relation, envelopeWsid }) => relation !== 'CANCELS' && envelopeWsid !== agreement);
  if (others.length === 0) return null;
  return (
    <SectionCard title={words.related}>
      <Stack as="ul" gap={3}>
        {others.map(({ relation, envelopeWsid, title, envelopeShownStatus, statusDatetime }) => (
          <Row as="li" key={`${relation} ${envelopeWsid}`} gap={2.5} justify="between">
            <Stack as="span" gap={0.5} minWidth={0} size="m" className={acts.line}>
              <Link to="/envelope-detail" search={{ envelopeId: envelopeWsid }}>
                {title || shared.untitled}
              </Link>
              <Small>
                {words.relation[relation]} · {formatTime(statusDatetime)}
              </Small>
            </Stack>
            <Pill tone={toneOf(envelopeShownStatus).tone} label={shared.shown[envelopeShownStatus]} />
          </Row>
        ))}
      </Stack>
    </SectionCard>
  );
}
