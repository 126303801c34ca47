import { AnchorButton, Button, Heading, Hint, Icon, Row, Spinner, Stack, box } from '../../../../ui/index.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { RowWords, rowClass } from './batch-row.tsx';
import { Alone } from './batch-list.tsx';
import styles from './batch.module.css';
import type { Result } from './model.ts';
import { useBatchText } from './text.ts';
import { type BatchResultsProps, useResults } from './use-results.ts';

/** The progress of the signing, then the result of each (ux 26, 30). */
export function BatchResults({ rows, results, isUnderWay, onAgain }: BatchResultsProps) {
  const text = useBatchText();
  const { heading, isAsking, setAsking, signed, over, again, title } = useResults({ results, isUnderWay });
  return (
    <Stack as="main" gap={4} width="full" mx="auto" overflowY="auto" className={styles.page}>
      <Heading ref={heading} tabIndex={-1} heading="page" text={title} />
      <p className="visually-hidden" role="status">
        {title}
      </p>
      {isUnderWay ? (
        <>
          <Progress value={over / results.size} label={title} />
          <Hint size="s" text={text.keep} />
        </>
      ) : (
        signed > 0 && <Hint size="s" text={text.doneText} />
      )}
      <Stack as="ul" gap={2} aria-label={text.results}>
        {rows.flatMap(({ envelopeWsid, item }) => {
          const result = results.get(envelopeWsid);
          return item === undefined || result === undefined
            ? []
            : [
                <li key={envelopeWsid} className={rowClass} data-state={result.state}>
                  <Mark result={result} />
                  <RowWords title={item.title}>{wordsOf(result, text)}</RowWords>
                  {(result.state === 'refused' || result.state === 'changed') && <Alone item={item} />}
                </li>,
              ];
        })}
      </Stack>
      {!isUnderWay && (
        <Row gap={3} wrap>
          {again.length > 0 && (
            <Button
              variant="primary"
              size="l"
              label={text.again(again.length)}
              busy={isAsking}
              onClick={() => {
                setAsking(true);
                void onAgain([...results.keys()]).finally(() => setAsking(false));
              }}
            />
          )}
          <AnchorButton
            variant={again.length > 0 ? 'secondary' : 'primary'}
            size="l"
            label={text.toList}
            href="/envelopes"
          />
        </Row>
      )}
    </Stack>
  );
}

function Mark({ result: { state } }: { result: Result }) {
  if (state === 'signed') return <Icon name="check" className={box({ tone: 'brand' })} />;
  if (state === 'signing') return <Spinner />;
  if (state === 'waiting') return <Icon name="clock" className={box({ tone: 'ink-3' })} />;
  return <Icon name="warning" className={box({ tone: 'danger' })} />;
}

function wordsOf(result: Result, text: ReturnType<typeof useBatchText>): string {
  switch (result.state) {
    case 'signed':
      return text.resultSigned;
    case 'signing':
      return text.resultSigning;
    case 'waiting':
      return text.resultWaiting;
    case 'changed':
      return text.resultChanged;
    case 'refused':
      return result.message;
  }
}
