import { Button, Paragraph, Stack } from '../../../ui/index.ts';
import { IconMark } from '../../../ui/icon-mark.tsx';
import { useForgotText } from './text.ts';
import { type Renewed, useEntering } from './use-entering.ts';

/** Stage 2: logs in with the new password after three seconds; if that fails, leads to the login page (Spec §2). */
export function DoneStage({ renewed }: { renewed: Renewed }) {
  const text = useForgotText();
  const { left, enter } = useEntering(renewed);
  return (
    <Stack gap={5} align="center">
      <IconMark icon="check" size={72} />
      <Paragraph size="l" tabular role="status" text={left > 0 ? text.doneWhy(left) : text.entering} />
      <Button variant="primary" size="l" block label={text.enterNow} busy={left === 0} onClick={() => void enter()} />
    </Stack>
  );
}
