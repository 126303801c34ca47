import { useQuery } from '@tanstack/react-query';
import { api, call, keep, messageOf } from '../../../api/client.ts';
import { currentUserWsid, userQuery } from '../../../api/session.ts';
import { Box, Heading, Icon, SelectField, Stack, TextArea, TextField, bound, toast } from '../../../ui/index.ts';
import { SUBJECT_MAX, TITLE_MAX, type ReminderPlan } from '@countersign/domain';
import { Choice } from './choice.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { ExpireDaysField } from './expire-days-field.tsx';
import styles from './documents-step.module.css';
import { MetadataFields } from './metadata-fields.tsx';
import { ReadingField } from './reading-field.tsx';
import { RemindersField } from './reminders-field.tsx';
import { usePrepareText } from './text.ts';
import { TimerField } from './timer-field.tsx';
import { useDraft, useDraftState } from './use-draft.ts';

/** Title, deadline and time of sending of the contract, and rarely changed settings. */
export function Settings() {
  const words = usePrepareText();
  const draft = useDraft();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const details = useDraftState((state) => state.details);
  return (
    <Stack as="section" card gap={5} p={6} className={styles.about} aria-labelledby="about-title">
      <Heading id="about-title" heading="xl" className={styles.heading} text={words.about} />
      <TextField
        label={words.title}
        hint={words.titleHint}
        maxLength={TITLE_MAX}
        {...bound(details.title, (next) => draft.changeDetails({ title: next }))}
      />
      {draft.template === null ? (
        <>
          <DeadlineField
            value={details.expireDatetime}
            onChange={(expireDatetime) => draft.changeDetails({ expireDatetime })}
          />
          <TimerField details={details} onChange={(timerDatetime) => draft.changeDetails({ timerDatetime })} />
        </>
      ) : (
        <ExpireDaysField
          since={draft.template.openedDatetime}
          value={details.expireDatetime}
          onChange={(expireDatetime) => draft.changeDetails({ expireDatetime })}
        />
      )}
      <RemindersField
        plan={details.reminders}
        onChange={(reminders) => draft.changeDetails({ reminders })}
        usual={draft.template === null ? user?.reminders : undefined}
        onUsual={(plan) => keepUsual(plan, words.reminders.usualSet)}
      />
      <TextArea
        label={words.subject}
        hint={words.subjectHint}
        optional
        rows={3}
        maxLength={SUBJECT_MAX}
        {...bound(details.subject, (next) => draft.changeDetails({ subject: next }))}
      />
      <Box as="details" borderTop className={styles.more}>
        <summary>
          <Icon name="chevronRight" size={18} />
          {words.moreSettings}
        </summary>
        <Stack gap={5} pt={2.5} pb={1}>
          <Choice
            label={words.ownFields}
            hint={words.ownFieldsHint}
            checked={!details.needForm}
            onChange={(isFree) => draft.changeDetails({ needForm: !isFree })}
          />
          <Choice
            label={words.appendFields}
            hint={words.appendFieldsHint}
            checked={details.allowAppendForms}
            onChange={(allowAppendForms) => draft.changeDetails({ allowAppendForms })}
          />
          <ReadingField rule={details.reading} onChange={(reading) => draft.changeDetails({ reading })} />
          <SelectField
            label={words.timezone}
            {...bound(details.timezone, (next) => draft.changeDetails({ timezone: next }))}
            options={zonesWith(details.timezone).map((zone) => [zone, zone.replaceAll('_', ' ')])}
          />
          <MetadataFields metadata={details.metadata} onChange={(metadata) => draft.changeDetails({ metadata })} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** Makes it the plan of the drafts that the sender makes from now on. */
async function keepUsual(reminders: ReminderPlan | null, done: string): Promise<void> {
  const userWsid = currentUserWsid();
  try {
    const { user } = await call(api.updateUser, { params: { userWsid }, body: { reminders } });
    await keep(userQuery(userWsid).queryKey, user);
    toast('success', done);
  } catch (error) {
    toast('warning', messageOf(error));
  }
}

/** The time zones this browser knows, plus the one that is set. */
function zonesWith(zone: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([zone, 'Asia/Shanghai', 'UTC', ...known])];
}
