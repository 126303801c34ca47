import { useEffect, useRef } from 'react';
import { useTitle } from '../../../text/use-title.ts';
import { AnchorButton, Heading, Hint, Paragraph, Stack } from '../../../ui/index.ts';
import styles from './in-person.module.css';
import type { InPerson } from './queries.ts';
import { endedAs, useInPersonText } from './text.ts';

/** Says to whom the device is to be handed now, in words that are read across a counter. */
export function NextPerson({ inPerson }: { inPerson: InPerson }) {
  const { envelopeWsid, title, hostName, waiting, last, isFinished } = inPerson;
  const text = useInPersonText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [next, ...others] = waiting;
  const instruction = next === undefined ? text.handBack(hostName) : text.handTo(next.name);
  useTitle(instruction);
  useEffect(() => heading.current?.focus(), [instruction]);
  const back = `/login?returnTo=${encodeURIComponent(`/envelope-detail?envelopeId=${envelopeWsid}`)}`;
  return (
    <Stack as="main" gap={5} grow justify="center" width="full" mx="auto" textAlign="center" className={styles.page}>
      {last !== null && <Paragraph heading="m" role="status" text={text.thanks[endedAs(last.status)](last.name)} />}
      <Heading as="h1" ref={heading} tabIndex={-1} heading="hero" className={styles.instruction} text={instruction} />
      <Paragraph heading="m" text={title} />
      {next === undefined ? (
        <Paragraph text={isFinished ? text.finished : text.waits} />
      ) : (
        <>
          <Paragraph text={text.why(next.name)} />
          <Begin envelopeWsid={envelopeWsid} who={next} isFirst />
        </>
      )}
      {others.length > 0 && (
        <Stack as="section" gap={2} aria-label={text.others}>
          <Hint text={text.others} />
          {others.map((who) => (
            <Begin key={who.participantWsid} envelopeWsid={envelopeWsid} who={who} />
          ))}
        </Stack>
      )}
      <Stack as="footer" gap={2} pt={4} borderTop>
        <Hint text={text.locked(hostName)} />
        <AnchorButton
          variant={next === undefined ? 'primary' : 'quiet'}
          size="l"
          block
          icon="key"
          label={text.host(hostName)}
          href={back}
        />
        <Hint text={text.hostWhy} />
      </Stack>
    </Stack>
  );
}

interface BeginProps {
  envelopeWsid: string;
  who: InPerson['waiting'][number];
  isFirst?: boolean;
}
/** A link, so that the page of the contract starts with an empty memory. */
function Begin({ envelopeWsid, who, isFirst = false }: BeginProps) {
  const text = useInPersonText();
  return (
    <AnchorButton
      variant={isFirst ? 'primary' : 'secondary'}
      size="l"
      block
      label={text.begin(who.name)}
      href={`/sign/${envelopeWsid}/${who.participantWsid}`}
    />
  );
}
