import type { ImportError } from '@countersign/contract';
import { useState } from 'react';
import { formatNumber } from '../../../../../text/format.ts';
import { useText } from '../../../../../text/text.ts';
import { Button } from '../../../../../ui/button.tsx';
import { importText } from './import-text.ts';
import styles from './import.module.css';

const AT_ONCE = 50;
/** The most faults that an answer carries; the report has all of them. */
const TOLD_MAX = 1000;

/** The faults of the table, cell by cell. */
export function ImportErrors({ errors }: { errors: readonly ImportError[] }) {
  const words = useText(importText);
  const [count, setCount] = useState(AT_ONCE);
  const left = errors.length - count;
  return (
    <section className={styles.errors} aria-labelledby="import-errors">
      <h2 id="import-errors" className={styles.title}>
        {words.errors}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {words.row}
            </th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.problem}</th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, count).map(({ row, column, columnTitle, value, message, code }) => (
            <tr key={`${row} ${column} ${code}`}>
              <th scope="row" className={styles.number}>
                {row}
              </th>
              <td>{columnTitle}</td>
              <td className={styles.value}>{value === '' ? <em>{words.blank}</em> : value}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button size="s" variant="quiet" onClick={() => setCount(count + AT_ONCE)}>
          {words.more(formatNumber(Math.min(left, AT_ONCE)))}
        </Button>
      )}
      {errors.length >= TOLD_MAX && <p className={styles.why}>{words.capped(formatNumber(TOLD_MAX))}</p>}
    </section>
  );
}
