import { type ManualBlock, type ManualSection, wordManual } from '@countersign/contract/manual';
import { useEffect } from 'react';
import { manualPdf } from '../../../parts/site-foot/manual-pdf.ts';
import { hasPhones } from '../../../text/channels.ts';
import { signatureLevel } from '../../../text/level.ts';
import { supportContact } from '../../../text/support.ts';
import { defineText, useLanguage } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { AnchorButton, Box, Grid, Heading, Icon, Paragraph, Row, Stack, Text, box } from '../../../ui/index.ts';
import { Points } from '../../../ui/points.tsx';
import styles from './manual.module.css';
import { useSectionInView } from './use-section-in-view.ts';

const useWords = defineText('pages/light/manual/manual-page');
const useManual = defineText('pages/light/manual/manual');

/** The user manual (Spec §2 "Logged-out frame"): the same text as its PDF, each section at an address of its own. */
export function ManualPage() {
  const words = useWords();
  const language = useLanguage();
  const manual = wordManual(useManual(), {
    level: signatureLevel(),
    hasPhones: hasPhones(),
    support: supportContact(),
  });
  const ids = manual.sections.map(({ id }) => id);
  const current = useSectionInView(ids);
  useTitle(manual.title);
  // The page loads after its address: only now can it scroll to the section that the address names.
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <Grid justify="center" className={styles.page}>
      <Row as="header" gapY={2} gapX={5} allColumns wrap mb={8} pb={6} className={styles.head}>
        <Heading as="h1" heading="display" text={manual.title} />
        <Paragraph growFrom={60} text={manual.subtitle} />
        <AnchorButton size="s" icon="download" label={words.download} href={manualPdf(language)} download />
      </Row>
      <Box as="nav" overflowY="auto" className={styles.contents} id="contents" aria-labelledby="contents-title">
        <Heading id="contents-title" heading="s" mb={2} tone="ink-3" text={manual.contents} />
        <ol className={styles.list}>
          {manual.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Box>
      <div>
        {manual.sections.map((section, at) => (
          <Section key={section.id} section={section} number={at + 1} />
        ))}
      </div>
      <a className={box({ inlineRow: true, gap: 2, minHeight: 'touch' }, styles.top)} href="#contents">
        <Icon name="arrowUp" size={18} />
        {words.top}
      </a>
    </Grid>
  );
}

function Section({ section: { id, title, blocks }, number }: { section: ManualSection; number: number }) {
  const words = useWords();
  return (
    <Stack
      as="section"
      gap={3}
      pb={10}
      size="touch"
      leading={1.8}
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <Row as="h2" id={`${id}-title`} heading="xl" gap={3} align="baseline" className={styles.heading}>
        <Text rigid tone="brand" tabular text={number} />
        {title}
        <a className={styles.anchor} href={`#${id}`} aria-label={words.link(title)}>
          <Icon name="link" size={16} />
        </a>
      </Row>
      {blocks.map((block, at) => (
        // The blocks of a section never change order.
        <Block key={at} block={block} />
      ))}
    </Stack>
  );
}

function Block({ block }: { block: ManualBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'note':
      return <Text as="p" py={3} px={4} fill="brand-soft" className={styles.note} text={block.text} />;
    case 'points':
      return <Points items={block.items} />;
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
  }
}
