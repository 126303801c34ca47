import type { LegalBlock } from '@countersign/contract';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { api, call, messageOf } from '../../../api/client.ts';
import { useLegalNames } from '../../../parts/legal/legal-names.ts';
import { useLanguage } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner, Box, Heading, Hint, Row, Skeleton, Stack, box } from '../../../ui/index.ts';
import styles from './legal.module.css';
import { useLegalText } from './text.ts';

// Of the same kind, so that both are one file to load.
export { AccessPage } from './access.tsx';

/** The privacy policy, the terms, or what a signature means, as this installation words them. */
export function LegalPage() {
  const { document } = useParams({ strict: false });
  const known = LEGAL_DOCUMENTS.find((one) => one === document);
  return known === undefined ? <Unknown /> : <Text document={known} />;
}

function Unknown() {
  const words = useLegalText();
  useTitle(words.none);
  return (
    <Box width="full" mx="auto" className={styles.page}>
      <Heading as="h1" heading="display" text={words.none} />
      <p>{words.noneWhy}</p>
    </Box>
  );
}

function Text({ document }: { document: LegalDocument }) {
  const words = useLegalText();
  const names = useLegalNames();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['legal', document, language],
    queryFn: async ({ signal }) => (await call(api.getLegalText, { params: { document }, signal })).legal,
    staleTime: Infinity,
  });
  useTitle(names[document]);
  return (
    <Box as="article" width="full" minWidth={0} mx="auto" className={styles.page}>
      <Heading as="h1" heading="display" text={data?.title ?? names[document]} />
      {error !== null && <Banner tone="danger">{messageOf(error)}</Banner>}
      {data === undefined ? (
        error === null && <Skeleton height={480} />
      ) : (
        <>
          <Hint mt={2} mb={4} text={words.version(data.version)} />
          {data.note !== null && <Banner>{data.note}</Banner>}
          <Stack gap={3} size="touch" leading={1.8}>
            {sectionsOf(data.blocks).map((blocks, at) => (
              // The parts of a text never change order.
              <Section key={at} blocks={blocks} />
            ))}
          </Stack>
        </>
      )}
      <Row as="nav" wrap gapX={4} mt={6} aria-label={words.others}>
        {LEGAL_DOCUMENTS.filter((one) => one !== document).map((one) => (
          <Link
            key={one}
            to="/legal/$document"
            params={{ document: one }}
            className={box({ inlineRow: true, minHeight: 'touch' })}
          >
            {names[one]}
          </Link>
        ))}
      </Row>
    </Box>
  );
}

/** Points that follow each other are one list. */
function sectionsOf(blocks: readonly LegalBlock[]): readonly (readonly LegalBlock[])[] {
  const sections: LegalBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'POINT' && last?.[0]?.kind === 'POINT') last.push(block);
    else sections.push([block]);
  }
  return sections;
}

function Section({ blocks }: { blocks: readonly LegalBlock[] }) {
  const [{ kind, text } = { kind: 'TEXT', text: '' }] = blocks;
  if (kind === 'HEADING') return <Heading heading="xl" mt={4} text={text} />;
  if (kind === 'TEXT') return <p>{text}</p>;
  return (
    <Stack as="ul" gap={2} className={styles.points}>
      {blocks.map((point) => (
        <li key={point.text}>{point.text}</li>
      ))}
    </Stack>
  );
}
