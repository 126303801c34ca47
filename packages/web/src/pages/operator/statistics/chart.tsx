import type { PeriodCounts } from '@countersign/contract';
import type { StatisticsMeasure } from '@countersign/domain';
import { formatNumber } from '../../../text/format.ts';
import { Row } from '../../../ui/index.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useStatisticsText } from './text.ts';
import styles from './statistics.module.css';

const WIDTH = 560;
const HEIGHT = 200;
const TOP = 30;
const FOOT = 24;
/** The number of days that can be read side by side. */
const DAYS_SHOWN = 3;

interface ChartProps {
  title: string;
  periods: readonly PeriodCounts[];
  /** One or two; the second is drawn with a broken line, so that colour is not the only difference. */
  measures: readonly StatisticsMeasure[];
}

/** Counts over time as lines; its label has the sums, and the table of the page every number. */
export function Chart({ title, periods, measures }: ChartProps) {
  const words = useStatisticsText();
  const sums = measures.map((measure) =>
    words.sum(
      words.measure[measure],
      formatNumber(periods.reduce((sum, { counts }) => sum + (counts[measure] ?? 0), 0)),
    ),
  );
  const [first, last] = [periods[0]?.period ?? '', periods.at(-1)?.period ?? ''];
  return (
    <SectionCard
      title={title}
      why={
        <Row as="span" gap={4} wrap>
          {measures.map((measure, at) => (
            <Row as="span" key={measure} gap={2} align="center">
              <svg width="28" height="8" aria-hidden="true">
                <line x1="0" x2="28" y1="4" y2="4" className={lineClass(at)} />
              </svg>
              {sums[at]}
            </Row>
          ))}
        </Row>
      }
    >
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.chart(title, first, last, sums.join(', '))}
      >
        <Lines periods={periods} measures={measures} />
      </svg>
    </SectionCard>
  );
}

const lineClass = (at: number): string | undefined => (at === 0 ? styles.line : styles.second);

function Lines({ periods, measures }: Omit<ChartProps, 'title'>) {
  const words = useStatisticsText();
  const highest = Math.max(0, ...periods.flatMap(({ counts }) => measures.map((measure) => counts[measure] ?? 0)));
  const most = Math.max(1, highest);
  const step = WIDTH / Math.max(1, periods.length);
  const x = (at: number): number => at * step + step / 2;
  const y = (count: number): number => HEIGHT - FOOT - (count / most) * (HEIGHT - FOOT - TOP);
  const every = Math.ceil(periods.length / DAYS_SHOWN);
  return (
    <>
      <line x1="0" x2={WIDTH} y1={TOP} y2={TOP} className={styles.grid} />
      <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={styles.axis} />
      <text x="0" y={TOP - 7} className={styles.mark}>
        {words.most(formatNumber(highest))}
      </text>
      {measures.map((measure, at) => (
        <polyline
          key={measure}
          className={lineClass(at)}
          points={periods
            .map(({ counts }, place) => `${x(place).toFixed(1)},${y(counts[measure] ?? 0).toFixed(1)}`)
            .join(' ')}
        />
      ))}
      {periods.map(({ period, counts }, at) => {
        const isEdge = at === periods.length - 1;
        return (
          <g key={period}>
            {measures.map((measure, line) => (
              <circle
                key={measure}
                cx={x(at)}
                cy={y(counts[measure] ?? 0)}
                r={periods.length > 60 ? 1.5 : 3}
                className={dotClass(line)}
              />
            ))}
            <rect x={at * step} y={TOP} width={step} height={HEIGHT - FOOT - TOP} className={styles.area}>
              <title>
                {measures
                  .map((one) => words.point(period, words.measure[one], formatNumber(counts[one] ?? 0)))
                  .join('\n')}
              </title>
            </rect>
            {(periods.length - 1 - at) % every === 0 && (
              <text
                x={isEdge ? WIDTH : x(at)}
                y={HEIGHT - 6}
                textAnchor={isEdge ? 'end' : at === 0 ? 'start' : 'middle'}
                className={styles.mark}
              >
                {period}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

const dotClass = (at: number): string | undefined => (at === 0 ? styles.dot : styles.secondDot);
