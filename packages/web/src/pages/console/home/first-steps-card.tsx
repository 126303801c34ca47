import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isPromptPutAway, putPromptAway } from '../../../api/local-settings.ts';
import { currentUserWsid } from '../../../api/session.ts';
import { Box, Button, Grid, Heading, Hint, Icon, IconButton, Row, Stack, Text } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { FirstStep, JudgedStep } from './first-steps.ts';
import styles from './first-steps.module.css';
import { useHomeText } from './text.ts';
import { useFirstSteps, useStepWords } from './use-first-steps.ts';

/** Dismissed for each account separately: an enterprise account shows its own steps. */
const promptName = (userWsid: string): string => `first-steps:${userWsid}`;

/** The first steps of a new account, shown until they are done or dismissed (Spec §3 "Local settings", prompts). */
export function FirstSteps() {
  const words = useHomeText();
  const prompt = promptName(currentUserWsid());
  const [isAway, setIsAway] = useState(() => isPromptPutAway(prompt));
  const steps = useFirstSteps();
  if (isAway || steps === null) return null;
  const open = steps.filter(({ state }) => state === 'open');
  const dismiss = () => {
    putPromptAway(prompt);
    setIsAway(true);
  };
  const [only] = open;
  if (only !== undefined && open.length === 1) return <LastStep step={only.step} onDismiss={dismiss} />;
  return (
    <Box as="section" px={6} pt={5} pb={6} radius="l" className={styles.card} aria-labelledby="first-steps-title">
      <Row as="header" gapY={2} gapX={4} align="start" mb={4} className={styles.head}>
        <div>
          <Heading id="first-steps-title" heading="l" text={words.firstTitle} />
          <Hint tone="ink-2" text={words.firstLead} />
        </div>
        <Text
          rigid
          py={0.5}
          px={2.5}
          radius="round"
          fill="brand-soft"
          size="s"
          tone="brand-strong"
          whiteSpace="nowrap"
          className={styles.count}
          text={words.firstDone(steps.length - open.length, steps.length)}
        />
        <IconButton icon="close" size={18} label={words.dismiss} onClick={dismiss} />
      </Row>
      <Grid as="ol" gapY={4} gapX={6} className={styles.steps}>
        {steps.map((judged, at) => (
          <Step key={judged.step} {...judged} number={at + 1} />
        ))}
      </Grid>
    </Box>
  );
}

/** When only one step is left, one line is enough. */
function LastStep({ step, onDismiss }: { step: FirstStep; onDismiss: () => void }) {
  const words = useHomeText();
  const [title, why] = useStepWords(step);
  return (
    <Row
      as="section"
      gapY={2}
      gapX={4}
      wrap
      py={3}
      pr={2.5}
      pl={5}
      radius="l"
      className={styles.last}
      aria-labelledby="first-steps-title"
    >
      <Stack gap={0.5} grow minWidth={0} pt={1} className={styles.words}>
        <Heading id="first-steps-title" heading="s" text={words.lastStep(title)} />
        <p>{why}</p>
      </Stack>
      <Row gap={2} align="stretch" wrap className={styles.acts}>
        <StepActs step={step} />
      </Row>
      <IconButton icon="close" size={18} label={words.dismiss} onClick={onDismiss} />
    </Row>
  );
}

function Step({ step, state, number }: JudgedStep & { number: number }) {
  const words = useHomeText();
  const [title, why] = useStepWords(step);
  return (
    <Row as="li" gap={3} align="stretch" className={styles.step} data-state={state}>
      <Grid as="span" heading="s" rigid center radius="circle" tone="brand-strong" className={styles.number}>
        {state === 'done' ? <Icon name="check" size={18} /> : state === 'waiting' ? <Icon name="clock" /> : number}
      </Grid>
      <Stack gap={0.5} grow minWidth={0} pt={1} className={styles.words}>
        <strong>
          {title}
          <span className="visually-hidden"> ({state === 'open' ? words.toDo : words.done})</span>
        </strong>
        <p>{state === 'waiting' ? words.stepIdentityWaiting : why}</p>
        {state === 'open' && (
          <Row gap={2} align="stretch" wrap mt={2}>
            <StepActs step={step} />
          </Row>
        )}
      </Stack>
    </Row>
  );
}

function StepActs({ step }: { step: FirstStep }): ReactNode {
  const words = useHomeText();
  const navigate = useNavigate();
  const goTo = (href: string) => () => void navigate({ href });
  if (step === 'identity') return <Button size="s" label={words.doIdentity} onClick={goTo('/account/identity')} />;
  if (step === 'password') return <Button size="s" label={words.doPassword} onClick={goTo('/account/security')} />;
  return (
    <>
      <Button size="s" label={words.doSeal} onClick={goTo('/account/seals')} />
      <LinkButton size="s" label={words.doSend} to="/envelopes/new" />
    </>
  );
}
