import type { AccountKind } from '../../../parts/entry/account.ts';
import { Skeleton, Stack } from '../../../ui/index.ts';
import { type Step, Stepper } from '../../../ui/steps.tsx';
import { DoneStage } from './done-stage.tsx';
import { PasswordStage } from './password-stage.tsx';
import { useForgotText } from './text.ts';
import { VerifyStage } from './verify-stage.tsx';
import type { Recovery } from './use-focus-on-stage.ts';

/** The stage that the hash names, for either form of the page. */
export function RecoveryStage({ recovery, takes, start }: { recovery: Recovery; takes: AccountKind; start: string }) {
  const text = useForgotText();
  const { state, opcode, renewed, refusal } = recovery;
  if (state.stage === 2) return <DoneStage renewed={renewed} />;
  if (state.stage === 0)
    return (
      <VerifyStage
        takes={takes}
        start={state.account || start}
        refusal={refusal}
        onKnown={recovery.note}
        onProven={recovery.prove}
      />
    );
  if (opcode === null)
    return (
      <Stack gap={4} role="status">
        <span className="visually-hidden">{text.checking}</span>
        <Skeleton height={46} />
        <Skeleton height={46} />
      </Stack>
    );
  return (
    <PasswordStage
      account={state.account}
      opcode={opcode}
      onReset={recovery.finish}
      onVerifyAgain={recovery.verifyAgain}
    />
  );
}

export function RecoverySteps({ stage }: { stage: 0 | 1 | 2 }) {
  const text = useForgotText();
  const steps = text.step.map((label, at): Step => {
    const isDone = at < stage || stage === 2;
    return { key: label, label, state: isDone ? 'done' : at === stage ? 'now' : 'later' };
  });
  return <Stepper label={text.steps} steps={steps} />;
}
