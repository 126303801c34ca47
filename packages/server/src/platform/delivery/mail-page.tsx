import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailParts } from './compose-mail.ts';

// Mail programs know no style sheets of their own; colours are those of the pages.
const INK = '#14213d';
const QUIET = '#5b6478';
const ACCENT = '#1f6f5c';
const LINE = '#e6e0d4';
const FONT = 'system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif';

const body = { backgroundColor: '#faf8f4', color: INK, fontFamily: FONT, margin: 0, padding: '24px 12px' };
const card = {
  backgroundColor: '#ffffff',
  border: `1px solid ${LINE}`,
  borderRadius: '12px',
  maxWidth: '560px',
  padding: '28px',
};
const brandStyle = { color: ACCENT, fontSize: '14px', fontWeight: 600, letterSpacing: '0.04em', margin: '0 0 16px' };
const heading = { fontSize: '20px', lineHeight: '1.4', margin: '0 0 12px', overflowWrap: 'anywhere' as const };
const paragraph = { fontSize: '16px', lineHeight: '1.65', margin: '0 0 12px', overflowWrap: 'anywhere' as const };
const codeStyle = {
  backgroundColor: '#f2efe8',
  borderRadius: '8px',
  fontFamily: 'ui-monospace,Menlo,Consolas,monospace',
  fontSize: '30px',
  fontWeight: 600,
  letterSpacing: '0.2em',
  margin: '8px 0 16px',
  padding: '14px 8px',
  textAlign: 'center' as const,
};
const button = {
  backgroundColor: ACCENT,
  borderRadius: '8px',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  padding: '13px 24px',
};
const small = {
  color: QUIET,
  fontSize: '13px',
  lineHeight: '1.6',
  margin: '0 0 6px',
  overflowWrap: 'anywhere' as const,
};

/** The HTML form of a mail: no script, no picture, nothing loaded from anywhere. */
export function mailPage({ language, brand, subject, paragraphs, code, action, footer }: MailParts): string {
  const page = (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body style={body}>
        <Container style={card}>
          <Text style={brandStyle}>{brand}</Text>
          <Heading as="h1" style={heading}>
            {subject}
          </Heading>
          {paragraphs.map((text) => (
            <Text key={text} style={paragraph}>
              {text}
            </Text>
          ))}
          {code === null ? null : <Text style={codeStyle}>{code}</Text>}
          {action === null ? null : (
            <Section style={{ margin: '20px 0' }}>
              <Button href={action.link} style={button}>
                {action.label}
              </Button>
              <Text style={{ ...small, margin: '16px 0 0' }}>
                {action.instead}
                <br />
                <a href={action.link} style={{ color: ACCENT }}>
                  {action.link}
                </a>
              </Text>
            </Section>
          )}
          <Hr style={{ borderColor: LINE, margin: '20px 0 12px' }} />
          {footer.map((text) => (
            <Text key={text} style={small}>
              {text}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
