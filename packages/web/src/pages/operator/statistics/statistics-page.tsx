import { type PeriodCounts, operatorApi } from '@countersign/contract';
import { STATISTICS_MEASURES, STATISTICS_PERIODS, type StatisticsMeasure } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatNumber } from '../../../text/format.ts';
import { Banner, Box, Button, Grid, Row, Skeleton, TextField } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { useMay } from '../model/session.ts';
import { useListSearch } from '../parts/use-list-search.ts';
import { Chart } from './chart.tsx';
import { useStatisticsText } from './text.ts';
import styles from './statistics.module.css';
import { SEARCH, statisticsQuery, isSound, askedOf } from './statistics-query.ts';

/** What happens on the platform over time. */
export function StatisticsPage() {
  const words = useStatisticsText();
  const may = useMay();
  const { search, set } = useListSearch(SEARCH);
  const asked = askedOf(search.filters);
  const query = useQuery(statisticsQuery(asked));
  const [busy, setBusy] = useState(false);
  const recount = async () => {
    setBusy(true);
    await attempt(() => operatorCall(operatorApi.recountStatistics, {}), words.recounting);
    setBusy(false);
  };
  return (
    <Page
      title={words.title}
      lead={words.lead(query.data?.timezone ?? 'Asia/Shanghai')}
      action={
        may('jobs.retry') && <Button label={words.recount} busy={busy} title={words.recountWhy} onClick={recount} />
      }
    >
      <Row gap={3} align="end" wrap mb={4}>
        <Row gap={1.5} className={styles.by} role="group" aria-label={words.by}>
          {STATISTICS_PERIODS.map((by) => (
            <Button
              key={by}
              label={words.byWord[by]}
              aria-pressed={asked.by === by}
              onClick={() => set({ by, from: '' })}
            />
          ))}
        </Row>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            className={styles.field}
            type="date"
            label={words[name]}
            value={asked[name]}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        ))}
      </Row>
      {isSound(asked) ? (
        <Loaded query={query} waiting={<Skeleton height={320} radius={10} />}>
          {({ periods }) => <Counts periods={periods} />}
        </Loaded>
      ) : (
        <Banner tone="warn">{words.wrongPeriod}</Banner>
      )}
    </Page>
  );
}

function Counts({ periods }: { periods: readonly PeriodCounts[] }) {
  const words = useStatisticsText();
  // The answer has the counts of the operator's roles only.
  const shown = STATISTICS_MEASURES.filter((measure) => periods[0]?.counts[measure] !== undefined);
  const all: (readonly [string, readonly StatisticsMeasure[]])[] = [
    [words.contracts, ['contractsSent', 'contractsFinished']],
    [words.certificates, ['signatures', 'certificates']],
    [words.people, ['people']],
    [words.deliveries, ['deliveries', 'deliveryFailures']],
    [words.complaints, ['complaints']],
    [words.orders, ['ordersPlaced', 'ordersPaid']],
  ];
  const charts = all.flatMap(([title, measures]) => {
    const mine = measures.filter((measure) => shown.includes(measure));
    return mine.length === 0 ? [] : [[title, mine] as const];
  });
  const headOf = (measure: StatisticsMeasure): string => {
    const [title = ''] = charts.find(([, measures]) => measures.includes(measure)) ?? [];
    return /^(?:contracts|deliver|orders)/.test(measure)
      ? `${title}: ${words.measure[measure]}`
      : words.measure[measure];
  };
  const columns: Column<PeriodCounts>[] = [
    { head: words.period, kind: 'main', cell: ({ period }) => period },
    ...shown.map((measure): Column<PeriodCounts> => ({
      head: headOf(measure),
      kind: 'number',
      cell: ({ counts }) => formatNumber(counts[measure] ?? 0),
    })),
  ];
  return (
    <>
      <Grid gap={4} className={styles.charts}>
        {charts.map(([title, measures]) => (
          <Chart key={title} title={title} periods={periods} measures={measures} />
        ))}
      </Grid>
      <Box as="details" mt={4} className={styles.details}>
        <summary>{words.table}</summary>
        <DataTable label={words.title} columns={columns} rows={periods.toReversed()} keyOf={({ period }) => period} />
      </Box>
    </>
  );
}
