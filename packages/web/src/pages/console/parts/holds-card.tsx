import { type LegalHold, retentionApi } from '@countersign/contract';
import { HOLD_REASON_MAX, HOLD_REFERENCE_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { call, queryClient } from '../../../api/client.ts';
import { FormSheet, useForm, useTyped } from '../../../parts/form/form.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatTime } from '../../../text/format.ts';
import { Button, Hint, Row, Skeleton, Stack, TextField } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useHoldsText } from './holds-text.ts';

/** The legal holds of the enterprise: all of them, or the active ones that keep one contract. */
export function HoldsCard({ subject }: { subject?: string }) {
  const words = useHoldsText();
  const { enterpriseWsid = '' } = useEnterprise() ?? {};
  const filters = subject === undefined ? '' : `subject=${subject},active=true`;
  const query = useQuery({
    queryKey: ['holds', enterpriseWsid, filters],
    enabled: enterpriseWsid !== '',
    queryFn: ({ signal }) =>
      call(retentionApi.listEnterpriseHolds, { params: { enterpriseWsid }, query: { filters }, signal }),
  });
  const [isPlacing, setPlacing] = useState(false);
  const [toRelease, setToRelease] = useState<LegalHold | null>(null);
  // On a contract, holds are placed by its menu, and a card without any would be on nearly every one.
  if (subject !== undefined && !query.isError && (query.data?.holds.length ?? 0) === 0) return null;
  return (
    <SectionCard
      title={words.title}
      why={subject === undefined ? words.why : words.whyOne}
      act={subject === undefined && <Button label={words.placeAll} onClick={() => setPlacing(true)} />}
    >
      <Loaded query={query} waiting={<Skeleton height={48} radius={14} />}>
        {({ holds }) =>
          holds.length === 0 ? (
            <Hint size="s" text={words.none} />
          ) : (
            <Stack as="ul" gap={3}>
              {holds.map((hold) => (
                <Held key={hold.holdWsid} hold={hold} onRelease={() => setToRelease(hold)} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {isPlacing && <PlaceSheet subject={enterpriseWsid} onClose={() => setPlacing(false)} />}
      {toRelease && <ReleaseSheet hold={toRelease} onClose={() => setToRelease(null)} />}
    </SectionCard>
  );
}

function Held({ hold, onRelease }: { hold: LegalHold; onRelease: () => void }) {
  const words = useHoldsText();
  const isActive = hold.releasedDatetime === null;
  return (
    <Row as="li" gap={3} justify="between" align="center" wrap>
      <Stack gap={1}>
        <Row gap={2} wrap align="center">
          <Pill
            tone={isActive ? 'warn' : 'neutral'}
            icon={isActive ? 'shield' : 'check'}
            label={isActive ? words.active : words.released}
          />
          <strong>{hold.subjectKind === 'ENTERPRISE' ? words.whole : hold.subjectName || words.contract}</strong>
        </Row>
        <Hint
          size="s"
          text={`${hold.reference} · ${hold.reason} · ${words.by(hold.placedByName, formatTime(hold.placedDatetime))}`}
        />
        {hold.releasedDatetime !== null && (
          <Hint
            size="s"
            text={`${words.endedBy(hold.releasedByName ?? '', formatTime(hold.releasedDatetime))} · ${hold.releaseReason ?? ''}`}
          />
        )}
      </Stack>
      {isActive && <Button size="s" label={words.release} onClick={onRelease} />}
    </Row>
  );
}

const refetch = () => queryClient.invalidateQueries({ queryKey: ['holds'] });

/** Asks for what a hold needs, and places it on the enterprise or a contract. */
export function PlaceSheet({ subject, onClose }: { subject: string; onClose: () => void }) {
  const words = useHoldsText();
  const { enterpriseWsid = '' } = useEnterprise() ?? {};
  const form = useForm();
  const reference = useTyped(form, '', words.missing);
  const reason = useTyped(form, '', words.missing);
  return (
    <FormSheet
      title={words.placeTitle}
      description={words.placeWhy}
      act={words.place}
      form={form}
      done={words.placed}
      onSubmit={async () => {
        const body = { subject, reference: reference.given, reason: reason.given };
        await call(retentionApi.placeEnterpriseHold, { params: { enterpriseWsid }, body });
        await refetch();
      }}
      onClose={onClose}
    >
      <TextField
        label={words.reference}
        hint={words.referenceHint}
        maxLength={HOLD_REFERENCE_MAX}
        autoComplete="off"
        {...reference.field}
      />
      <TextField label={words.reason} maxLength={HOLD_REASON_MAX} autoComplete="off" {...reason.field} />
    </FormSheet>
  );
}

function ReleaseSheet({ hold, onClose }: { hold: LegalHold; onClose: () => void }) {
  const words = useHoldsText();
  const { enterpriseWsid = '' } = useEnterprise() ?? {};
  const form = useForm();
  const reason = useTyped(form, '', words.missing);
  return (
    <FormSheet
      title={words.releaseTitle}
      description={words.releaseWhy}
      act={words.release}
      danger
      form={form}
      done={words.wasReleased}
      onSubmit={async () => {
        const params = { enterpriseWsid, holdWsid: hold.holdWsid };
        await call(retentionApi.releaseEnterpriseHold, { params, body: { reason: reason.given } });
        await refetch();
      }}
      onClose={onClose}
    >
      <TextField label={words.reason} maxLength={HOLD_REASON_MAX} autoComplete="off" {...reason.field} />
    </FormSheet>
  );
}
