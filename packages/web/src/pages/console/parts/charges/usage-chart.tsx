import type { Usage } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatNumber } from '../../../../text/format.ts';
import { Box, Button, Row, Skeleton, box } from '../../../../ui/index.ts';
import { type ChargeSource, usageQuery } from './charge-calls.ts';
import { useChargesText } from './charges-text.ts';
import styles from './charges.module.css';

const WIDTH = 720;
const HEIGHT = 180;
const FOOT = 22;
const GAP = 0.32;

interface UsageChartProps {
  source: ChargeSource;
  by: 'day' | 'month';
  onBy: (by: 'day' | 'month') => void;
}

/** The use of charges by day or by month as a bar chart, with the same numbers as a table below. */
export function UsageChart({ source, by, onBy }: UsageChartProps) {
  const words = useChargesText();
  const query = useQuery(usageQuery(source, by));
  const { data } = query;
  return (
    <SectionCard
      title={words.usage}
      why={data && words.usageSum(formatNumber(data.reduce((sum, { consumed }) => sum + consumed, 0)))}
      act={
        <Row gap={1.5} className={styles.switch} role="group" aria-label={words.by}>
          {(['day', 'month'] as const).map((one) => (
            <Button
              key={one}
              size="s"
              label={one === 'day' ? words.byDay : words.byMonth}
              aria-pressed={by === one}
              onClick={() => onBy(one)}
            />
          ))}
        </Row>
      }
    >
      <Loaded query={query} waiting={<Skeleton height={HEIGHT} radius={10} />}>
        {(usage) => (
          <>
            <Bars usage={usage} />
            <UsageTable usage={usage} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

/** The visual part; everything it shows is in the table too. */
function Bars({ usage }: { usage: readonly Usage[] }) {
  const words = useChargesText();
  const most = Math.max(1, ...usage.map(({ consumed }) => consumed));
  const step = WIDTH / usage.length;
  const room = HEIGHT - FOOT - 18;
  // The number of dates that can be read side by side.
  const every = Math.ceil(usage.length / 6);
  return (
    <svg
      className={box({ block: true, width: 'full' }, styles.chart)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={styles.axis} />
      <text x="0" y="12" className={styles.mark}>
        {formatNumber(most)}
      </text>
      <line x1="0" x2={WIDTH} y1="18" y2="18" className={styles.grid} />
      {usage.map(({ period, consumed }, at) => {
        const isLast = at === usage.length - 1;
        const height = consumed === 0 ? 0 : Math.max(3, (consumed / most) * room);
        return (
          <g key={period}>
            <rect
              className={styles.bar}
              x={at * step + (step * GAP) / 2}
              y={HEIGHT - FOOT - height}
              width={step * (1 - GAP)}
              height={height}
              rx={Math.min(4, step * 0.2)}
            >
              <title>{words.usageBar(period, formatNumber(consumed))}</title>
            </rect>
            {(usage.length - 1 - at) % every === 0 && (
              <text
                x={isLast ? WIDTH : at * step + step / 2}
                y={HEIGHT - 5}
                textAnchor={isLast ? 'end' : 'middle'}
                className={styles.mark}
              >
                {period.slice(5).length === 2 ? period : period.slice(5)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function UsageTable({ usage }: { usage: readonly Usage[] }) {
  const words = useChargesText();
  return (
    <Box as="details" className={styles.details}>
      <summary>{words.usageTable}</summary>
      <table className={box({ width: 'full', size: 'm', tabular: true }, styles.small)}>
        <thead>
          <tr>
            <th scope="col">{words.period}</th>
            <th scope="col">{words.used}</th>
            <th scope="col">{words.givenBack}</th>
          </tr>
        </thead>
        <tbody>
          {usage.toReversed().map(({ period, consumed, refunded }) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              <td>{formatNumber(consumed)}</td>
              <td>{formatNumber(refunded)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
