import { Link } from '@tanstack/react-router';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { hasPhones } from '../../../text/channels.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Stack } from '../../../ui/index.ts';
import { RecoveryStage, RecoverySteps } from './recovery.tsx';
import { useFocusOnStage, useHeading } from './use-focus-on-stage.ts';
import { useForgotText } from './text.ts';
import { useRecovery } from './use-recovery.ts';

/** Spec §2 "Forgot-password page": a phone number, a code, a new password; an e-mail address where no text messages are sent. */
export function ForgotPage() {
  const text = useForgotText();
  const recovery = useRecovery();
  const takes = hasPhones() ? 'phone' : 'any';
  const { stage } = recovery.state;
  const { title, why } = useHeading(recovery.state, takes);
  const titleRef = useFocusOnStage(stage);
  useTitle(title);
  return (
    <EntryShell
      title={title}
      why={why}
      titleRef={titleRef}
      foot={
        stage < 2 && (
          <>
            <Link to="/login">{text.toLogin}</Link>
            {stage === 0 && takes === 'phone' && (
              <>
                {' · '}
                <Link to="/find-password">{text.byEmail}</Link>
              </>
            )}
          </>
        )
      }
    >
      <Stack gap={5}>
        <RecoverySteps stage={stage} />
        <RecoveryStage recovery={recovery} takes={takes} start="" />
      </Stack>
    </EntryShell>
  );
}
