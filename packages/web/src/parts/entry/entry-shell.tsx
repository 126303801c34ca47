import type { ReactNode, Ref } from 'react';
import { UP_TO_TABLET } from '../../ui/breakpoints.ts';
import { Grid, Heading, Paragraph, Stack, Text } from '../../ui/index.ts';
import { IconPoints } from '../../ui/points.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { EntryFoot, sheetClass } from './entry-sheet.tsx';
import styles from './entry.module.css';
import { useEntryText } from './text.ts';

/** The layout of login and registration, with a contract being signed beside it where there is room. */
export function EntryShell({
  title,
  why,
  children,
  foot,
  titleRef,
}: {
  title: string;
  why: string;
  children: ReactNode;
  foot?: ReactNode;
  /** For a form with several steps: each new one moves the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
}) {
  const text = useEntryText();
  const isWide = !useMedia(UP_TO_TABLET);
  return (
    <Grid grow align="center" justify="center" className={styles.shell}>
      <section className={sheetClass()} aria-labelledby="entry-title">
        <Heading
          as="h1"
          id="entry-title"
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          heading="page"
          text={title}
        />
        <Paragraph mt={1.5} mb={5} text={why} />
        {children}
        {foot && <EntryFoot>{foot}</EntryFoot>}
      </section>
      {isWide && (
        <Stack as="aside" gap={5}>
          <SignedSheet />
          <Text as="p" heading="xl" text={text.asideTitle} />
          <IconPoints icon="check" items={[text.asideA, text.asideB, text.asideC]} />
        </Stack>
      )}
    </Grid>
  );
}

/** A sheet of paper, a signature and a seal, as one small drawing. */
const SignedSheet = () => (
  <svg data-paper className={styles.drawing} viewBox="0 0 320 250" fill="none" aria-hidden="true">
    <path
      d="M74 26h172a6 6 0 016 6v196a6 6 0 01-6 6H74a6 6 0 01-6-6V32a6 6 0 016-6z"
      fill="#f1ece1"
      transform="rotate(-4 160 130)"
    />
    <path d="M74 20h172a6 6 0 016 6v200a6 6 0 01-6 6H74a6 6 0 01-6-6V26a6 6 0 016-6z" fill="#fff" stroke="#ddd6c8" />
    <path d="M122 48h76" stroke="#14213d" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M90 76h140M90 92h140M90 108h112M90 132h140M90 148h126"
      stroke="#e3dccd"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M90 206h72" stroke="#cfc8b9" strokeWidth="1.500" />
    <path
      d="M94 198c10-2 22-28 18-32s-12 26-5 33c5 5 10-11 16-11 5 0 0 11 6 11 5 0 7-8 12-8 4 0 3 6 13 2"
      stroke="#0b1f4b"
      strokeWidth="2.600"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g stroke="#c2321f" opacity="0.92" transform="rotate(-9 210 192)">
      <circle cx="210" cy="192" r="30" strokeWidth="3" />
      <circle cx="210" cy="192" r="24.500" strokeWidth="0.800" />
      <path
        d="M210 178l4 9.500 10.300.8-7.900 6.600 2.500 10L210 199.500l-8.900 5.400 2.500-10-7.900-6.600 10.300-.8z"
        fill="#c2321f"
        stroke="none"
      />
    </g>
  </svg>
);
