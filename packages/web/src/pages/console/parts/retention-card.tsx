import type { Api, DataOf } from '@countersign/contract';
import { type RetentionDays, type RetentionKind, RETENTION_KINDS } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryClient } from '../../../api/client.ts';
import { FormSheet, useForm } from '../../../parts/form/form.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatDay, formatNumber, formatTime } from '../../../text/format.ts';
import { Banner, Button, Hint, Skeleton, Stack, TextField, bound } from '../../../ui/index.ts';
import { Facts } from '../../../ui/facts.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useRetentionText } from './retention-text.ts';

type Policy = DataOf<Api['getRetention']>;
type Preview = DataOf<Api['previewRetention']>;

/** The calls for the policy of a person, or of an enterprise. */
export interface RetentionOf {
  readonly key: readonly string[];
  readonly get: (signal: AbortSignal) => Promise<Policy>;
  readonly set: (days: RetentionDays) => Promise<unknown>;
  readonly preview: (days: { drafts?: number; contracts?: number }, signal: AbortSignal) => Promise<Preview>;
}

/** After how many days an account has its data deleted, and what the present policy deletes next. */
export function RetentionCard({ of }: { of: RetentionOf }) {
  const words = useRetentionText();
  const [isChanging, setChanging] = useState(false);
  const query = useQuery({ queryKey: of.key, queryFn: ({ signal }) => of.get(signal) });
  return (
    <SectionCard
      title={words.title}
      why={words.why}
      act={<Button label={words.change} disabled={query.data === undefined} onClick={() => setChanging(true)} />}
    >
      <Loaded query={query} waiting={<Skeleton height={120} radius={14} />}>
        {(policy) => (
          <Stack gap={4}>
            <Facts
              facts={policy.kinds.map(({ kind }) => [words.kinds[kind], words.after(policy.days[kind])] as const)}
            />
            <NextDeletions of={of} days={policy.days} />
            {policy.changedDatetime !== null && (
              <Hint size="s" text={words.changedBy(policy.changedBy ?? '', formatTime(policy.changedDatetime))} />
            )}
          </Stack>
        )}
      </Loaded>
      {isChanging && query.data && <PolicySheet of={of} policy={query.data} onClose={() => setChanging(false)} />}
    </SectionCard>
  );
}

/** What a policy of these days deletes now and in the next 30 days. */
function NextDeletions({ of, days }: { of: RetentionOf; days: Pick<RetentionDays, 'drafts' | 'contracts'> }) {
  const words = useRetentionText();
  const { drafts, contracts } = days;
  const query = useQuery({
    queryKey: [...of.key, 'preview', drafts, contracts],
    enabled: drafts !== null || contracts !== null,
    queryFn: ({ signal }) =>
      of.preview({ ...(drafts === null ? {} : { drafts }), ...(contracts === null ? {} : { contracts }) }, signal),
  });
  if (drafts === null && contracts === null) return null;
  return (
    <Loaded query={query} waiting={<Skeleton height={60} radius={14} />}>
      {(preview) => (
        <Banner tone={preview.contracts.now + preview.contracts.soon > 0 ? 'warn' : 'info'}>
          <Stack gap={2}>
            <strong>{words.next}</strong>
            {(['contracts', 'drafts'] as const).map((kind) => (
              <Section key={kind} kind={kind} section={preview[kind]} />
            ))}
          </Stack>
        </Banner>
      )}
    </Loaded>
  );
}

const SHOWN = 10;

function Section({ kind, section }: { kind: 'drafts' | 'contracts'; section: Preview['drafts'] }) {
  const words = useRetentionText();
  const { now, soon, held, isMore, items } = section;
  return (
    <Stack gap={1}>
      <span>{words.count[kind](formatNumber(now), formatNumber(soon), isMore)}</span>
      {held > 0 && <span>{words.held(formatNumber(held))}</span>}
      {items.slice(0, SHOWN).map(({ envelopeWsid, title, deleteDatetime, isHeld }) => (
        <Hint key={envelopeWsid} size="s">
          {kind === 'drafts' ? (
            title || words.untitled
          ) : (
            <Link to="/envelope-detail" search={{ envelopeId: envelopeWsid }}>
              {title || words.untitled}
            </Link>
          )}
          {` · ${isHeld ? words.onHold : formatDay(deleteDatetime)}`}
        </Hint>
      ))}
    </Stack>
  );
}

type Typed = Record<RetentionKind, string>;
const typedOf = (days: RetentionDays): Typed =>
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, days[kind]?.toString() ?? ''])) as Typed;
const daysOf = (typed: Typed): RetentionDays =>
  Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, typed[kind].trim() === '' ? null : Number(typed[kind])]),
  ) as RetentionDays;

/** The days of each kind, within the bounds of the platform; what they would delete is shown before they are saved. */
function PolicySheet({ of, policy, onClose }: { of: RetentionOf; policy: Policy; onClose: () => void }) {
  const words = useRetentionText();
  const form = useForm();
  const [typed, setTyped] = useState(() => typedOf(policy.days));
  const [asked, setAsked] = useState<RetentionDays | null>(null);
  const faultOf = (kind: RetentionKind): string | null => {
    const bounds = policy.kinds.find((one) => one.kind === kind);
    const text = typed[kind].trim();
    if (bounds === undefined || text === '') return null;
    const days = Number(text);
    const isSound = /^\d{1,5}$/.test(text) && days >= bounds.min && days <= bounds.max;
    return isSound ? null : words.bounds(bounds.min, bounds.max);
  };
  const isSound = policy.kinds.every(({ kind }) => faultOf(kind) === null);
  return (
    <FormSheet
      title={words.title}
      description={words.sheetWhy(policy.graceDays)}
      size="m"
      act={words.save}
      form={form}
      isSound={isSound}
      done={words.saved}
      onSubmit={async () => {
        await of.set(daysOf(typed));
        await queryClient.invalidateQueries({ queryKey: of.key });
      }}
      onClose={onClose}
    >
      {policy.kinds.map(({ kind, min, max }) => (
        <TextField
          key={kind}
          label={words.kinds[kind]}
          hint={`${words.hints[kind]} ${words.range(min, max)}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.keep}
          {...bound(typed[kind], (next) => setTyped({ ...typed, [kind]: next }))}
          error={faultOf(kind)}
        />
      ))}
      <Button label={words.preview} type="button" disabled={!isSound} onClick={() => setAsked(daysOf(typed))} />
      {asked !== null && <NextDeletions of={of} days={asked} />}
    </FormSheet>
  );
}
