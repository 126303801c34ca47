import type { Api, BodyIn, DataOf } from '@countersign/contract';
import { EXPORT_CONTRACTS_MAX } from '@countersign/domain';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClient } from '../../../api/client.ts';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatBytes, formatDay, formatNumber, formatTime } from '../../../text/format.ts';
import { dayBegins } from '../../../text/local-time.ts';
import { AnchorButton, Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { TextField, bound } from '../../../ui/field.tsx';
import { Grid, Hint, Row, Stack } from '../../../ui/layout.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useExportsText } from './exports-text.ts';

type DataExport = DataOf<Api['listOwnExports']>['exports'][number];
type Period = BodyIn<Api['createOwnExport']>;

/** The calls for exports of a person, or of an enterprise. */
export interface ExportsOf {
  readonly key: readonly string[];
  readonly list: (signal: AbortSignal) => Promise<readonly DataExport[]>;
  readonly make: (period: Period) => Promise<unknown>;
  readonly remove: (exportWsid: string) => Promise<unknown>;
  readonly pathOf: (exportWsid: string) => string;
}

const POLL_MS = 2000;

/** The exports of an account with their progress, a button for a new one, and the downloads. */
export function ExportsCard({ of, why }: { of: ExportsOf; why: ReactNode }) {
  const words = useExportsText();
  const exportsQuery = queryOptions({ queryKey: of.key, queryFn: ({ signal }) => of.list(signal) });
  const query = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'RUNNING') ? POLL_MS : false),
  });
  const refetch = () => queryClient.invalidateQueries({ queryKey: of.key });
  const [days, setDays] = useState({ from: '', to: '' });
  const make = useMutation({
    mutationFn: async () => {
      const period = {
        fromDatetime: days.from === '' ? null : dayBegins(days.from).toISOString(),
        untilDatetime: days.to === '' ? null : dayBegins(days.to, 1).toISOString(),
      };
      await attempt(() => of.make(period), words.made);
      await refetch();
    },
  });
  const [toRemove, setToRemove] = useState<DataExport | null>(null);
  const isRunning = query.data?.some(({ status }) => status === 'RUNNING') ?? true;
  return (
    <SectionCard
      title={words.title}
      why={why}
      act={
        <Button
          variant="primary"
          icon="download"
          label={words.make}
          busy={make.isPending}
          disabled={isRunning}
          onClick={() => make.mutate()}
        />
      }
    >
      <Grid gapY={3} gapX={4} columns={2}>
        <TextField
          type="date"
          label={words.firstDay}
          optional
          {...bound(days.from, (from) => setDays({ ...days, from }))}
          max={days.to || undefined}
        />
        <TextField
          type="date"
          label={words.lastDay}
          optional
          {...bound(days.to, (to) => setDays({ ...days, to }))}
          min={days.from || undefined}
        />
      </Grid>
      <Hint text={words.daysHint(formatNumber(EXPORT_CONTRACTS_MAX))} />
      <Loaded query={query} waiting={<Skeleton height={80} radius={14} />}>
        {(exports) =>
          exports.length === 0 ? (
            <Hint text={words.none} />
          ) : (
            <Stack as="ul" gap={4} aria-label={words.list}>
              {exports.map((one) => (
                <ExportRow
                  key={one.exportWsid}
                  one={one}
                  path={of.pathOf(one.exportWsid)}
                  onRemove={() => setToRemove(one)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Hint text={words.verify} />
      <ConfirmDialog
        open={toRemove !== null}
        onClose={() => setToRemove(null)}
        title={words.removeTitle}
        description={words.removeWhy}
        act={words.remove}
        danger
        onConfirm={async () => {
          if (toRemove === null) return;
          await attempt(() => of.remove(toRemove.exportWsid), words.removed);
          await refetch();
        }}
      />
    </SectionCard>
  );
}

const TONES = { RUNNING: 'info', READY: 'good', STOPPED: 'warn', EXPIRED: 'neutral' } as const;

/** The days of the contracts in an export; null = all of them. */
function periodOf(
  { fromDatetime, untilDatetime }: DataExport,
  words: ReturnType<typeof useExportsText>,
): string | null {
  const first = fromDatetime === null ? null : formatDay(fromDatetime);
  // The end is the first instant after the last day.
  const last = untilDatetime === null ? null : formatDay(new Date(Date.parse(untilDatetime) - 1));
  return first === null && last === null ? null : words.period(first, last);
}

function ExportRow({ one, path, onRemove }: { one: DataExport; path: string; onRemove: () => void }) {
  const words = useExportsText();
  const { status, total, done, bytes, createdDatetime, expireDatetime } = one;
  const period = periodOf(one, words);
  const state = { RUNNING: words.running, READY: words.ready, STOPPED: words.stopped, EXPIRED: words.expired };
  return (
    <Stack as="li" gap={2}>
      <Row gapY={2} gapX={3} wrap>
        <Pill tone={TONES[status]} label={state[status]} />
        <span>{words.from(formatTime(createdDatetime))}</span>
      </Row>
      {period !== null && <Hint text={period} />}
      {status === 'RUNNING' && (
        <>
          <Progress value={total === 0 ? null : done / total} label={words.running} />
          <Hint text={words.progress(formatNumber(done), formatNumber(total))} />
        </>
      )}
      {status === 'STOPPED' && <Hint text={words.stoppedWhy} />}
      {status === 'READY' && (
        <Hint>
          {words.contents(formatNumber(total), formatBytes(bytes))}
          {expireDatetime !== null && `, ${words.until(formatTime(expireDatetime))}`}
        </Hint>
      )}
      {(status === 'READY' || status === 'RUNNING') && (
        <Row gapY={2} gapX={3} wrap>
          {status === 'READY' && (
            // It may be larger than the memory of the browser, which therefore saves it by itself.
            <AnchorButton size="s" label={words.download} href={path} download />
          )}
          <Button size="s" variant="quiet" label={words.remove} onClick={onRemove} />
        </Row>
      )}
    </Stack>
  );
}
