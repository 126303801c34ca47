import { Link } from '@tanstack/react-router';
import { supportContact } from '../../../text/support.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Box, Heading, Paragraph, Stack, box } from '../../../ui/index.ts';
import styles from './legal.module.css';
import { useAccessText } from './access-text.ts';

/** What holds of WCAG 2.2 AA for everything that a signer sees, and what does not (ux 39). */
export function AccessPage() {
  const words = useAccessText();
  useTitle(words.title);
  return (
    <Box as="article" width="full" minWidth={0} mx="auto" className={styles.page}>
      <Heading as="h1" heading="display" text={words.title} />
      <Paragraph mt={2} text={words.lead} />
      <Stack gap={3} size="touch" leading={1.8}>
        {words.parts.map(({ title, points }) => (
          <section key={title}>
            <Heading heading="xl" mt={5} mb={2} text={title} />
            <Stack as="ul" gap={2} className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Stack>
          </section>
        ))}
        <section>
          <Heading heading="xl" mt={5} mb={2} text={words.helpTitle} />
          <p>{words.help(supportContact())}</p>
          <Link to="/report" className={box({ inlineRow: true, minHeight: 'touch' })}>
            {words.report}
          </Link>
        </section>
      </Stack>
    </Box>
  );
}
